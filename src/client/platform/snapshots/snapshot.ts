import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'

/** A page as it was last shown, for the first paint of the next start. */
export type Snapshot = {
  /** The content of #root. */
  html: string
  /** The texts of the page's style sheets, by address, in their order. */
  styles: [address: string, text: string][]
  title: string
  language: Language
  /** The theme chosen on this device; null when the system's applies. */
  theme: string | null
  /** The address of the entry script. Its name changes with everything that it loads. */
  build: string
  savedAt: number
  /** Whether the page itself is missing: menus and footer for an address that was never shown. */
  isFrame?: true
}

/** What must be the same at the next start, besides the account, whose own store holds the snapshot. */
export type Look = Pick<Snapshot, 'theme' | 'build'>

const LIFE_MS = 7 * DAY_MS

/** Whether a snapshot may be shown: the same release and theme, not older than cached answers. */
export const isShowable = (snapshot: Snapshot, look: Look, now: number): boolean =>
  snapshot.build === look.build && snapshot.theme === look.theme && now - snapshot.savedAt < LIFE_MS

/** The key of the frame in a language. No address begins like it. */
export const frameKey = (language: string): string => `:frame/${language}`

/** The key of an address: without fragment, trailing slash, and the installed app's mark. */
export function snapshotKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.delete('source')
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}
