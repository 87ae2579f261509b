import { LANGUAGES, type Language } from '#shared/contract/conventions.ts'
import { escapeHtml } from './escape-html.ts'
import type { Files } from './preloads.ts'

/** What search engines and link previews are told about a page. */
export type HeadFacts = {
  language: Language
  title: string
  description: string
  /** Without the language: '/jobs', '/' for home. Null for a page that does not exist. */
  path: string | null
  isIndexed: boolean
  /** What the page will need at once. */
  files?: Files
}

const LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU', pl: 'pl_PL', de: 'de_DE' }

/** The tags for the `<!--head-->` slot; the title stands in the shell already. */
export function renderHead(publicUrl: string, facts: HeadFacts): string {
  const { title, description, language, path, isIndexed, files } = facts
  const tags = [
    meta('name', 'description', description),
    ...(isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(path === null ? [] : addresses(publicUrl, language, path)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Jobmost'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${publicUrl}/icons/icon-512.png`),
    meta('property', 'og:locale', LOCALES[language]),
    ...(files?.styles ?? []).map((file) => build('stylesheet', file)),
    ...(files?.scripts ?? []).map((file) => build('modulepreload', file)),
  ]
  return tags.join('\n    ')
}

function addresses(publicUrl: string, language: Language, path: string): string[] {
  const at = (other: Language) => `${publicUrl}/${other}${path}`
  const alternates = LANGUAGES.map((other) => [other, at(other)] as const)
  return [
    link('canonical', at(language)),
    ...[...alternates, ['x-default', at('en')] as const].map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}" />`,
    ),
    meta('property', 'og:url', at(language)),
  ]
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`
/** As the build writes its own tags: with another mode the browser would fetch the file twice. */
const build = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${escapeHtml(file)}" />`
