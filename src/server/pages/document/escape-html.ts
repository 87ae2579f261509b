const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, in an attribute or in XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** JSON as it may stand in a `<script>` block: nothing in it can end the block. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

// What XML 1.0 has no way to write at all, not even as an entity.
const NOT_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** Text as it may stand in XML: halves of characters and what XML cannot hold are left out. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(NOT_XML, ''))
