import type { Language } from '#shared/contract/languages.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const PARAGRAPH = 'margin:0 0 16px;line-height:1.5;overflow-wrap:anywhere'

/** A mail's text as HTML: its paragraphs, with the addresses to click; no pictures, nothing that tells of opening. */
export function toHtml(text: string, language: Language): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="${PARAGRAPH}">${linked(paragraph)}</p>`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:24px 16px"><div style="${FONT};font-size:16px;max-width:560px;margin:0 auto">${paragraphs.join('')}</div></body></html>`
}

const linked = (paragraph: string) =>
  paragraph
    // Every second part is an address; a full stop at its end is not of it.
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => (index % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')
    .replaceAll('\n', '<br>')
