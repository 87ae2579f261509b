import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'

/** The last state of a page, for the first paint of the next start. */
export type Snapshot = {
  /** The content of #root. */
  html: string
  /** The texts of the page's style sheets, by address, in their order. */
  styles: [address: string, text: string][]
  /** The fonts and scripts that the start of the app needed. The next start asks for them at once. */
  files: StartFiles
  /** A style sheet made from the style attributes of single elements (move-styles.ts). */
  ownStyles: string
  title: string
  language: Language
  /** The theme chosen on this device; null when the system's applies. */
  theme: string | null
  /** The address of the entry script, which changes with every file that it loads. */
  build: string
  savedAt: number
  /** Whether it is a frame: menus and footer without the page's content. */
  isFrame?: true
}

/** Paths under /assets/. */
export type StartFiles = Record<'fonts' | 'scripts', string[]>

/** Properties that must be the same at the next start. The account is not one of them: each has its own store. */
export type Appearance = Pick<Snapshot, 'theme' | 'build'>

const LIFE_MS = 7 * DAY_MS

/** Whether a snapshot may be shown: it has the same release and theme and is not older than cached answers. */
export const isShowable = (snapshot: Snapshot, look: Appearance, now: number): boolean =>
  snapshot.build === look.build && snapshot.theme === look.theme && now - snapshot.savedAt < LIFE_MS

/** The key of the frame in a language. It cannot be an address. */
export const frameKey = (language: string): string => `:frame/${language}`

/** The key of an address: without fragment, trailing slash and the parameter of the installed app. */
export function snapshotKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.delete('source')
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}
