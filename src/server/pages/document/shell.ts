import type { Language } from '#shared/contract/languages.ts'
import { webManifestPath } from '#shared/contract/web-manifest-path.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { ClientBuild } from './client-build.ts'
import { scriptJson } from './escape-html.ts'
import { fontPreloads } from './fonts.ts'
import { type HeadFacts, renderHead } from './head.ts'
import { inlineSymbols } from './symbols.ts'

/**
 * The API answers embedded in the page, the minute in which it is rendered, and what does not exist: 'page', or the API path of
 * its subject. They are read by client/platform/first-paint/initial-answers.ts.
 */
export type InitialData = {
  language: Language
  answers: Record<string, unknown>
  renderedAt: number
  missing?: string
}

const BUILD_TAGS = /<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">\s*/g
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)"(?: \/)?>/g

/**
 * Fills language, title, head, content and data into the built index.html. The replacements are functions, because
 * `$&` in a replacement string has a special meaning.
 */
export function fillShell(
  { template, styles, symbols, fonts }: Pick<ClientBuild, 'template' | 'styles' | 'symbols' | 'fonts'>,
  publicUrl: string,
  facts: HeadFacts,
  content: string,
  data: InitialData | null,
): string {
  const block = data ? `<script type="application/json" id="initial-data">${scriptJson(data)}</script>` : ''
  // The disabled link makes Vite's preload function treat the sheet as loaded. Otherwise it fetches the sheet and lays
  // out all text again.
  const inlined = (file: string) =>
    `<style>${styles.get(file) ?? ''}</style><link rel="stylesheet" crossorigin href="/${file}" disabled />`
  const rendered = inlineSymbols(content, symbols)
  const html = template
    .replace('<html lang="en">', () => `<html lang="${facts.language}">`)
    .replace(`href="${webManifestPath('en')}"`, () => `href="${webManifestPath(facts.language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(facts.title)}</title>`)
    // `renderHead` lists all files that the page needs, including those of the build's tags.
    .replace(BUILD_TAGS, '')
    .replace('<!--head-->', () => `${fontPreloads(content, fonts)}${renderHead(publicUrl, facts)}`)
    // Inlined: a separate style sheet delays the first paint by a round trip.
    .replace(STYLE_SHEET, (_link, file: string) => inlined(file))
    .replace('<div id="root"><!--shell-->', () => `${rendered.symbols}<div id="root">${rendered.content}`)
  return html.replace('<!--data-->', () => block)
}
