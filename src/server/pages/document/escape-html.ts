import { escapeHtml } from '#shared/escape-html.ts'

/** JSON for a `<script>` block. Escaping `<` keeps `</script>` in the data from ending the block. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

// Characters that XML 1.0 cannot contain, not even as an entity.
const NOT_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** Escapes text for XML; lone surrogates and forbidden characters are removed. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(NOT_XML, ''))
