import { OWN_PICTURE } from '../own-picture.ts'

/** The elements of the operator's formatted text. */
export const RICH_TEXT_TAGS: readonly string[] = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'sub',
  'sup',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Their attributes, by element. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

const LINK = /^(?:https:|mailto:|tel:|#|\/(?!\/))/i

/**
 * Whether formatted text may show the picture at this address: only one of our own storage, because the hosts of others
 * would see the readers' addresses.
 */
export const isOwnPicture = (address: string): boolean => OWN_PICTURE.test(address)

/** Whether a link of formatted text may lead to this address: no script, no other protocol of the browser. */
export const isAllowedLink = (address: string): boolean => LINK.test(address)
