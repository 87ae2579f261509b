import type { Language } from '#shared/contract/languages.ts'

/**
 * What the server put into the page: answers of its API by path with query, for somebody signed out, and the time it
 * drew them at, in ms since 1970.
 */
export type InitialAnswers = { language: Language; answers: Record<string, unknown>; drawnAt: number }

let given: InitialAnswers | null = null
const missed = new Set<string>()

/** Sets the answers that came with the page, once, before anything is asked. */
export function setInitialAnswers(answers: InitialAnswers | null): void {
  given = answers
}

/** When the server drew the page, in ms since 1970; null when it did not. */
export const drawnAt = (): number | null => given?.drawnAt ?? null

/** The answer the page came with, once: asking again asks the server. Undefined when it came with none. */
export function takeInitialAnswer(url: string, language: Language): unknown {
  if (given?.language !== language || !Object.hasOwn(given.answers, url)) {
    if (import.meta.env.SSR) missed.add(url)
    return undefined
  }
  const answer = given.answers[url]
  delete given.answers[url]
  return answer
}

/** What was asked for while a page was drawn on the server and had not been given, once. */
export function takeMissedAnswers(): string[] {
  const urls = [...missed]
  missed.clear()
  return urls
}

let held: Promise<void> | undefined
let release: (() => void) | undefined

/** Keeps all other requests back until the page is taken over: an early answer would change it under React's hands. */
export function holdRequests(): void {
  held = new Promise((resolve) => {
    release = resolve
  })
}

/** Lets the requests go that were kept back. */
export function releaseRequests(): void {
  release?.()
  held = undefined
}

/** Resolves once requests may go. */
export const requestsReleased = (): Promise<void> | undefined => held
