import { Marked } from 'marked'
import { sanitise } from './sanitise.ts'

const marked = new Marked({ gfm: true, async: false })

/** Markdown (HTML in it is allowed) as sanitised HTML. */
export const toHtml = (markdown: string): string => sanitise(marked.parse(markdown, { async: false }).trim())

/** Whether a picture in the text has no description: screen readers would have nothing to read. */
export function hasUndescribedPicture(markdown: string): boolean {
  let isFound = false
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image' && !token.text?.trim()) isFound = true
  })
  return isFound
}
