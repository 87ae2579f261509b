import sanitizeHtml from 'sanitize-html'

const LINE_END = /<br\s*\/?>|<\/(?:p|div|h[1-6]|li|ul|ol|tr)>/gi

/** The text of HTML with its line breaks; entries of lists begin with a dash. Other values give an empty text. */
export function htmlToText(html: unknown): string {
  if (typeof html !== 'string') return ''
  const withLineBreaks = html.replace(LINE_END, (tag) => `${tag}\n`).replace(/<li\b/gi, '– <li')
  // With no allowed tags, sanitize-html returns text. It escapes four characters, which are replaced below.
  return sanitizeHtml(withLineBreaks, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
