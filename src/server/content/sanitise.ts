import sanitizeHtml from 'sanitize-html'

// Only pictures from our own storage: the hosts of other pictures would see the readers' addresses.
const OWN_PICTURE = /^\/media\/[0-9a-f-]{36}\.webp$/

const LINK = /^(?:https:|mailto:|tel:|#|\/(?!\/))/i

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page's title is its only h1.
  transformTags: {
    h1: 'h2',
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    a: (tagName, { href = '' }) =>
      ({ tagName, attribs: LINK.test(href) ? { href } : {} }) as sanitizeHtml.Tag,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  // Removes other tags but keeps their text; sanitize-html removes scripts and styles with their content.
  disallowedTagsMode: 'discard',
}

/**
 * Sanitises rich text: keeps formatting, lists, tables, links and our own pictures. Removes scripts, other pictures,
 * styles and classes.
 */
export const sanitise = (html: string): string => sanitizeHtml(html, RULES)
