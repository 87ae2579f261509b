import sanitizeHtml from 'sanitize-html'
import { isAllowedLink, isOwnPicture, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '#shared/rules/rich-text.ts'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { ...RICH_TEXT_ATTRIBUTES },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page's title is its only h1.
  transformTags: {
    h1: 'h2',
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    a: (tagName, { href = '' }) =>
      ({ tagName, attribs: isAllowedLink(href) ? { href } : {} }) as sanitizeHtml.Tag,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
  // Removes other tags but keeps their text; sanitize-html removes scripts and styles with their content.
  disallowedTagsMode: 'discard',
}

/**
 * Sanitises rich text: keeps formatting, lists, tables, links and our own pictures. Removes scripts, other pictures,
 * styles and classes.
 */
export const sanitise = (html: string): string => sanitizeHtml(html, RULES)
