import type { Language } from '#shared/contract/languages.ts'
import type { ClientBuild } from './client-build.ts'
import { escapeHtml, scriptJson } from './escape-html.ts'
import { fontPreloads } from './fonts.ts'
import { type HeadFacts, renderHead } from './head.ts'
import { inlineSymbols } from './symbols.ts'

/** Answers of the API that the page carries along, and the minute it is drawn in (client/platform/first-paint/initial-answers.ts reads them). */
export type InitialData = { language: Language; answers: Record<string, unknown>; renderedAt: number }

const BUILD_TAGS = /<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">\s*/g
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)"(?: \/)?>/g

/**
 * The built index.html with language, title, head, content and data filled in. Functions replace, not strings: a
 * `$&` in a title is nothing but text.
 */
export function fillShell(
  { template, styles, symbols, fonts }: Pick<ClientBuild, 'template' | 'styles' | 'symbols' | 'fonts'>,
  publicUrl: string,
  facts: HeadFacts,
  content: string,
  data: InitialData | null,
): string {
  const block = data ? `<script type="application/json" id="initial-data">${scriptJson(data)}</script>` : ''
  // The disabled link tells the build's loader that this sheet is there: it would fetch it and lay out all text anew.
  const inlined = (file: string) =>
    `<style>${styles.get(file) ?? ''}</style><link rel="stylesheet" crossorigin href="/${file}" disabled />`
  const drawn = inlineSymbols(content, symbols)
  const html = template
    .replace('<html lang="en">', () => `<html lang="${facts.language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(facts.title)}</title>`)
    // The head names all files the page needs, those of the build's own tags first.
    .replace(BUILD_TAGS, '')
    .replace('<!--head-->', () => `${fontPreloads(content, fonts)}${renderHead(publicUrl, facts)}`)
    // In the page itself: a style sheet of its own would hold the first paint back by a round trip.
    .replace(STYLE_SHEET, (_link, file: string) => inlined(file))
    .replace('<div id="root"><!--shell-->', () => `${drawn.symbols}<div id="root">${drawn.content}`)
  return html.replace('<!--data-->', () => block)
}
