import type { Language } from '#shared/contract/languages.ts'

/**
 * Data in a server-rendered page: answers of the API by path with query, for a signed-out visitor, and the time of
 * rendering in ms since 1970.
 */
export type InitialAnswers = { language: Language; answers: Record<string, unknown>; renderedAt: number }

let given: InitialAnswers | null = null
const missed = new Set<string>()

/** Sets the answers of the page, once, before the first request. */
export function setInitialAnswers(answers: InitialAnswers | null): void {
  given = answers
}

/** When the server rendered the page, in ms since 1970; null when it did not. */
export const renderedAt = (): number | null => given?.renderedAt ?? null

/** The page's answer for `url`; only the first call gets it, later ones ask the server. Undefined without one. */
export function consumeInitialAnswer(url: string, language: Language): unknown {
  if (given?.language !== language || !Object.hasOwn(given.answers, url)) {
    if (import.meta.env.SSR) missed.add(url)
    return undefined
  }
  const answer = given.answers[url]
  delete given.answers[url]
  return answer
}

/** The URLs that a page requested while the server rendered it without having their answers. Clears the list. */
export function consumeMissedUrls(): string[] {
  const urls = [...missed]
  missed.clear()
  return urls
}

let held: Promise<void> | undefined
let release: (() => void) | undefined

/** Holds all other requests until the page is hydrated: an early answer would change the page during hydration. */
export function holdRequests(): void {
  held = new Promise((resolve) => {
    release = resolve
  })
}

/** Sends the requests that were held. */
export function releaseRequests(): void {
  release?.()
  held = undefined
}

/** Resolves when requests may be sent. */
export const requestsReleased = (): Promise<void> | undefined => held
