import { Marked } from 'marked'
import { BoundedTokenizer } from './bounded-tokenizer.ts'
import { sanitise } from './sanitise.ts'

// The constructor would take only the tokenizer's own properties, not the methods of its class.
const marked = new Marked({ gfm: true, async: false }).setOptions({ tokenizer: new BoundedTokenizer() })

/**
 * Converts Markdown, which may contain HTML, to sanitised HTML.
 * @throws TooNestedError
 */
export const toHtml = (markdown: string): string => sanitise(marked.parse(markdown, { async: false }).trim())

/**
 * Whether a picture in the text lacks the description that screen readers need.
 * @throws TooNestedError
 */
export function hasUndescribedPicture(markdown: string): boolean {
  let isFound = false
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image' && !token.text?.trim()) isFound = true
  })
  return isFound
}
