import type { MessageDescriptor } from '@lingui/core'
import { EXPORT_COLUMNS, NESTED_COLUMNS } from '#shared/contract/export-columns.ts'
import type { ExportKind } from '#shared/contract/export-kinds.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { valueInWords } from './export-values.ts'
import { FIELD_WORDS, PART_WORDS } from './export-words.ts'

type Row = Record<string, unknown>
type Page = {
  language: string
  title: string
  /** Sentences below the title. */
  about: readonly string[]
  parts: Record<string, Row[]>
  words: (message: MessageDescriptor) => string
}

// A file that is missing in the storage is an address of the site, which a page without a connection cannot show.
const PICTURE = /^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/

const STYLE =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid #8888;margin:0}' +
  'dl dl{padding:0;border:0}img{max-width:100%;height:auto}dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}'

/** Converts exported data to one HTML page that works offline. Leaves out what is empty or technical. */
export function exportPage({ language, title, about, parts, words }: Page): string {
  const labelOf = (part: string, column: string) => {
    const label = FIELD_WORDS[`${part}.${column}`] ?? FIELD_WORDS[column]
    return label ? escapeHtml(words(label)) : ''
  }
  const htmlOf = (kind: ExportKind, value: unknown): string => {
    if (kind === 'posting' || kind === 'company')
      return value ? listOf(kind, NESTED_COLUMNS[kind], value as Row) : ''
    if (kind === 'picture') return PICTURE.test(`${value}`) ? `<img src="${value}" alt="">` : ''
    if (kind === 'visibility')
      return Object.entries((value ?? {}) as Record<string, boolean>)
        .filter(([, isVisible]) => isVisible)
        .map(([field]) => labelOf('', field))
        .join(', ')
    const text = valueInWords(kind, value, words)
    return text === null ? '' : escapeHtml(text)
  }
  const listOf = (part: string, columns: Record<string, ExportKind | null>, row: Row): string => {
    const fields = Object.entries(columns).map(([column, kind]) => {
      const value = kind && htmlOf(kind, row[column])
      return value ? `<dt>${labelOf(part, column)}</dt><dd>${value}</dd>` : ''
    })
    return fields.some(Boolean) ? `<dl>${fields.join('')}</dl>` : ''
  }
  const sections = Object.entries(PART_WORDS).map(([part, heading]) => {
    const rows = (parts[part] ?? []).map((row) => listOf(part, EXPORT_COLUMNS[part] ?? {}, row)).join('')
    return rows && `<section><h2>${escapeHtml(words(heading))}</h2>${rows}</section>`
  })
  const intro = about.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${intro}${sections.join('')}</body></html>`
}
