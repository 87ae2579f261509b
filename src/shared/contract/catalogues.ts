/** The client's message catalogues (lingui.config.ts says which files each one has). */
export const CATALOGUES = ['first', 'home', 'texts', 'public', 'rest'] as const
export type Catalogue = (typeof CATALOGUES)[number]

const TEXTS =
  /^(?:about-company|blog|deletion-requested|faq|minimum-wages|newsletter|page|transparency)(?:\/|$)/
const PUBLIC = /^(?:confirm-email|forgot|jobs|login|offer|register|search|user)(?:\/|$)/
const SIGNED_IN = /^(?:admin|cabinet|chat|outbox|share)(?:\/|$)/

/**
 * The catalogues that a page needs, beside those that its parts load themselves.
 * @param path the address after the language, such as `jobs/item/cook` or its pattern; empty for home
 */
export function cataloguesOf(path: string): readonly Catalogue[] {
  const page = path.replace(/^\/|\/$/g, '')
  if (page === '') return ['first', 'home']
  // The job list is part of the frame's files: most people open it first.
  if (page === 'jobs') return ['first']
  if (TEXTS.test(page)) return ['first', 'texts']
  if (PUBLIC.test(page)) return ['first', 'public']
  if (SIGNED_IN.test(page)) return ['first', 'texts', 'public', 'rest']
  // An unknown address: its page belongs to the frame.
  return ['first']
}
