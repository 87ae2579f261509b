import { ownPath } from '#client/platform/push/address.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { APP_SCHEME } from '#shared/contract/web-manifest-path.ts'

/** What another app has shared with ours (W3C, Web Share Target); apps fill the fields in different ways. */
export type SharedFields = { title?: string; text?: string; url?: string }

// Such as `web+jobmost:nurse%20Leipzig`; some programs add two slashes.
const LINK_PREFIX = new RegExp(`^${APP_SCHEME.replace('+', '\\+')}:(?://)?`, 'i')
const ADDRESS = /https?:\/\/\S+/g
// Half a character, which an address cannot contain: left when an emoji is cut at the limit, or shared like that.
const LONE = /\p{Surrogate}/gu

/** The fields as one text, each part once. */
export function sharedText({ title = '', text = '', url = '' }: SharedFields): string {
  const parts = [title, text, url].map((part) => linkedText(part.trim())).filter(Boolean)
  return parts
    .filter((part, index) => !parts.some((other, at) => at !== index && isWithin(part, other, index, at)))
    .join('\n')
}

/** The text of a link to the installed app (`protocol_handlers` of the web app manifest); other texts unchanged. */
function linkedText(part: string): string {
  const linked = part.replace(LINK_PREFIX, '')
  if (linked === part) return part
  try {
    return decodeURIComponent(linked).trim()
  } catch {
    // Not encoded.
    return linked
  }
}

/** Of two equal parts, the first stays. */
const isWithin = (part: string, other: string, index: number, at: number) =>
  other.includes(part) && (other.length > part.length || at < index)

/** The words to search for: without addresses, at most as long as a keyword may be. */
export const searchWords = (text: string): string =>
  text.replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim().slice(0, LIMITS.keyword).replace(LONE, '').trim()

/** The first address of this site in the text, as a path, or null. */
export function findOwnPath(text: string, origin: string): string | null {
  for (const [address] of text.matchAll(ADDRESS)) {
    const path = ownPath(address, origin)
    if (path) return path
  }
  return null
}
