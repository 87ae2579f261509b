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

// Only pictures from our own storage: the hosts of other pictures would see the readers' addresses.
export const OWN_PICTURE = /^\/media\/[0-9a-f-]{36}\.webp$/
const LINK = /^(?:https:|mailto:|tel:|#|\/(?!\/))/i

/** Whether formatted text may show the picture at this address. */
export const isOwnPicture = (address: string): boolean => OWN_PICTURE.test(address)

/** Whether a link of formatted text may lead to this address: no script, no other protocol of the browser. */
export const isAllowedLink = (address: string): boolean => LINK.test(address)
