import { Marked } from 'marked'
import { sanitise } from './sanitise.ts'

const marked = new Marked({ gfm: true, async: false })

/** Converts Markdown, which may contain HTML, to sanitised HTML. */
export const toHtml = (markdown: string): string => sanitise(marked.parse(markdown, { async: false }).trim())

/** Whether a picture in the text lacks the description that screen readers need. */
export function hasUndescribedPicture(markdown: string): boolean {
  let isFound = false
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image' && !token.text?.trim()) isFound = true
  })
  return isFound
}
