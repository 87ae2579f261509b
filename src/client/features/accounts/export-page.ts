import type { MessageDescriptor } from '@lingui/core'
import { escapeHtml } from '#shared/escape-html.ts'
import { FIELD_WORDS, PART_WORDS } from './export-words.ts'

type Row = Record<string, unknown>
type Page = {
  language: string
  title: string
  /** A sentence below the title. */
  about: string
  parts: Record<string, Row[]>
  words: (message: MessageDescriptor) => string
  time: (iso: string) => string
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const STYLE =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid #8888;margin:0}' +
  'dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}'

/** Converts exported data to one HTML page that works offline. Empty parts and fields are left out. */
export function exportPage({ language, title, about, parts, words, time }: Page): string {
  const nameOf = (key: string, known: Record<string, MessageDescriptor>) =>
    known[key] ? words(known[key]) : key.replaceAll('_', ' ')
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(shown).join(', ')
    if (typeof value === 'string' && TIME.test(value)) return time(value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const rowOf = (row: Row) =>
    Object.entries(row)
      .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length))
      .map(
        ([key, value]) =>
          `<dt>${escapeHtml(nameOf(key, FIELD_WORDS))}</dt><dd>${escapeHtml(shown(value))}</dd>`,
      )
      .join('')
  const sections = Object.entries(parts)
    .filter(([, rows]) => rows.length)
    .map(
      ([part, rows]) =>
        `<section><h2>${escapeHtml(nameOf(part, PART_WORDS))}</h2>${rows.map((row) => `<dl>${rowOf(row)}</dl>`).join('')}</section>`,
    )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(about)}</p>${sections.join('')}</body></html>`
}
