import type { Language } from '#shared/contract/languages.ts'
import { createStore } from '#shared/emitter.ts'

/** The data in a server-rendered page. */
export type InitialAnswers = {
  language: Language
  /** The API's answers to a signed-out visitor, by path with query. */
  answers: Record<string, unknown>
  /** The time of rendering in ms since 1970. */
  renderedAt: number
  /** What does not exist: 'page', or the API path of its subject, such as a job. */
  missing?: string
}

const answersOfPage = createStore<InitialAnswers | null>(null)
const missed = new Set<string>()

/** Sets the answers of the page, once, before the first request. */
export const setInitialAnswers = answersOfPage.set

/** When the server rendered the page, in ms since 1970; null when it did not. */
export const renderedAt = (): number | null => answersOfPage.get()?.renderedAt ?? null

/** The page's answer for `url`; only the first call gets it, later ones ask the server. Undefined without one. */
export function consumeInitialAnswer(url: string, language: Language): unknown {
  const initial = answersOfPage.get()
  if (initial?.language !== language || !Object.hasOwn(initial.answers, url)) {
    if (import.meta.env.SSR) missed.add(url)
    return undefined
  }
  const answer = initial.answers[url]
  delete initial.answers[url]
  return answer
}

/** Whether the server found that this does not exist: 'page', or an API path. Only the first call learns it, as above. */
export function consumeMissing(what: string): boolean {
  const initial = answersOfPage.get()
  if (initial?.missing !== what) return false
  delete initial.missing
  return true
}

/** The URLs that a page requested while the server rendered it without having their answers. Clears the list. */
export function consumeMissedUrls(): string[] {
  const urls = [...missed]
  missed.clear()
  return urls
}

/** `hydrated`: an early answer would change the page during hydration. `shown`: the page replaces a snapshot first. */
type Until = 'hydrated' | 'shown'
type Hold = { until: Until; released: Promise<void>; release: () => void }
const hold = createStore<Hold | null>(null)

/** Holds all other requests, and the loading of the code that sends them. */
export function holdRequests(until: Until = 'hydrated'): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  hold.set({ until, released: promise, release: resolve })
}

/** Sends the requests that were held. */
export function releaseRequests(): void {
  hold.get()?.release()
  hold.set(null)
}

/** Whether a server-rendered page is not hydrated yet: all that it shows is among its answers. */
export const isHydrating = (): boolean => hold.get()?.until === 'hydrated'

/** Resolves when requests may be sent. */
export const requestsReleased = (): Promise<void> | undefined => hold.get()?.released
