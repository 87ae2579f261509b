/** The client's message catalogues (lingui.config.ts says which files each one has). */
export const CATALOGUES = [
  'first',
  'home',
  'texts',
  'find',
  'search',
  'item',
  'profile',
  'entry',
  'register',
  'rest',
] as const
export type Catalogue = (typeof CATALOGUES)[number]

/** The catalogues of public pages that load the messages of all files that these can show, with their pages. */
export const PAGE_CATALOGUES = {
  texts: /^(?:about-company|blog|deletion-requested|faq|minimum-wages|newsletter|page|transparency)(?:\/|$)/,
  item: /^(?:jobs|offer)\/item(?:\/|$)/,
  find: /^(?:jobs|offer)(?:\/|$)/,
  search: /^search(?:\/|$)/,
  profile: /^user(?:\/|$)/,
  entry: /^(?:confirm-email|forgot|login)(?:\/|$)/,
  register: /^register(?:\/|$)/,
} satisfies Partial<Record<Catalogue, RegExp>>
const SIGNED_IN = /^(?:admin|cabinet|chat|outbox|share)(?:\/|$)/

/** All catalogues but those of the job list and of home. */
export const OTHER_CATALOGUES = CATALOGUES.filter((name) => name !== 'first' && name !== 'home')

/**
 * The catalogues that a page needs, beside those that its parts load themselves.
 * @param path the address after the language, such as `jobs/item/cook` or its pattern; empty for home
 */
export function cataloguesOf(path: string): readonly Catalogue[] {
  const page = path.replace(/^\/|\/$/g, '')
  if (page === '') return ['first', 'home']
  // The job list is part of the frame's files: most people open it first.
  if (page === 'jobs') return ['first']
  if (SIGNED_IN.test(page)) return ['first', ...OTHER_CATALOGUES]
  const names = Object.keys(PAGE_CATALOGUES) as (keyof typeof PAGE_CATALOGUES)[]
  const own = names.find((name) => PAGE_CATALOGUES[name].test(page))
  // An unknown address: its page belongs to the frame.
  return own ? ['first', own] : ['first']
}
