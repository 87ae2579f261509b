import { Marked } from 'marked'
import { isVisible } from '#shared/contract/conventions.ts'
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
 * Whether a picture in the text lacks the description that screen readers need. The finished HTML is searched, because Markdown
 * may contain `<img>`.
 * @throws TooNestedError
 */
export const hasUndescribedPicture = (markdown: string): boolean =>
  [...toHtml(markdown).matchAll(/<img [^<>]*>/g)].some(
    ([tag]) => !isVisible(/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  )
