import sanitizeHtml from 'sanitize-html'

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
    'sub',
    'sup',
    'code',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Removes other tags but keeps their text; sanitize-html removes scripts and styles with their content.
  disallowedTagsMode: 'discard',
}

/** Sanitises rich text: keeps formatting, lists, tables and links. Removes scripts, images, styles and classes. */
export const sanitise = (html: string): string => sanitizeHtml(html, RULES)
