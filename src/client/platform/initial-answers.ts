import type { Language } from '#shared/contract/common.ts'

/** What the server put into the page: answers of its API by path with query, for somebody signed out. */
export type InitialAnswers = { language: Language; answers: Record<string, unknown> }

let given: InitialAnswers | null = null

/** Sets the answers that came with the page, once, before anything is asked. */
export function setInitialAnswers(answers: InitialAnswers | null): void {
  given = answers
}

/** The answer the page came with, once: asking again asks the server. Undefined when it came with none. */
export function takeInitialAnswer(url: string, language: Language): unknown {
  if (given?.language !== language || !Object.hasOwn(given.answers, url)) return undefined
  const answer = given.answers[url]
  delete given.answers[url]
  return answer
}
