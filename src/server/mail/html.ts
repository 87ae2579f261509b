import * as z from 'zod/mini'
import { LanguageSchema } from '#shared/contract/conventions.ts'
import type { Language } from '#shared/contract/languages.ts'
import { escapeHtml } from '#shared/escape-html.ts'

const BODY =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto;overflow-wrap:anywhere'
const QUOTE = 'border-left:3px solid #9aa4b2;margin:4px 0;padding-left:12px'
const FOOTER = 'border-top:1px solid #9aa4b2;padding-top:12px;font-size:13px'

const SmallPrintSchema = z.object({ words: z.string(), link: z.string() })
type SmallPrint = z.infer<typeof SmallPrintSchema>
/** What the HTML of a mail is made of, beside its text. */
export const LayoutSchema = z.object({
  language: LanguageSchema,
  publicUrl: z.string(),
  smallPrint: z.optional(SmallPrintSchema),
})
type Layout = z.infer<typeof LayoutSchema>

/** A link in small print at the end of a mail's text. */
export const smallPrintText = ({ words, link }: SmallPrint): string => `\n\n${words}: ${link}\n`

/** The HTML of a mail with a layout, to be spread into the mail. It is made when the mail is sent. */
export function htmlOf({ text, layout }: { text: string; layout?: Layout | undefined }): { html?: string } {
  if (!layout) return {}
  const { language, publicUrl, smallPrint } = layout
  const own = smallPrint ? text.slice(0, -smallPrintText(smallPrint).length) : text
  return { html: toHtml(own, language, publicUrl, smallPrint) }
}

/**
 * Converts a mail's text to HTML: paragraphs, links and quotes. Without pictures, so that opening is not tracked.
 * @param publicUrl only addresses below it become links, because texts of other users may contain any address
 * @param footer a link in small print at the bottom
 */
function toHtml(text: string, language: Language, publicUrl: string, footer?: SmallPrint): string {
  const linesOf = linesTo(publicUrl)
  const paragraphs = text.trim().split(/\n{2,}/)
  const below = footer && `<a href="${escapeHtml(footer.link)}">${escapeHtml(footer.words)}</a>`
  const body = [
    ...paragraphs.map((paragraph) => `<div style="margin:0 0 16px">${linesOf(paragraph)}</div>`),
    ...(below ? [`<div style="${FOOTER}">${below}</div>`] : []),
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:24px 16px"><div style="${BODY}">${body.join('')}</div></body></html>`
}

const linesTo = (publicUrl: string) => (paragraph: string) =>
  paragraph
    .split('\n')
    .map((line) =>
      line.startsWith('> ')
        ? `<div style="${QUOTE}">${linked(line.slice(2), publicUrl)}</div>`
        : `<div>${linked(line, publicUrl)}</div>`,
    )
    .join('')

const linked = (line: string, publicUrl: string) =>
  line
    // Every second part is an address, without the punctuation at its end.
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 && isOwnAddress(part, publicUrl)
        ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')

const isOwnAddress = (address: string, publicUrl: string) =>
  address === publicUrl || address.startsWith(`${publicUrl}/`)
