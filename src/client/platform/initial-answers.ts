import type { Language } from '#shared/contract/common.ts'

/** What the server put into the page: answers of its API by path with query, for somebody signed out. */
export type InitialAnswers = { language: Language; answers: Record<string, unknown> }

const ELEMENT_ID = 'initial-data'
let given: InitialAnswers | null = null

/** Reads the answers that came with the page; call it once, before anything is asked. */
export function readInitialAnswers(): void {
  const element = document.getElementById(ELEMENT_ID)
  if (element) given = JSON.parse(element.textContent ?? 'null')
}

/** Sets the answers to render a page with, where there is no document. */
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
