import type { Language } from '#shared/contract/conventions.ts'
import type { ClientBuild } from './client-build.ts'
import { escapeHtml, scriptJson } from './escape-html.ts'
import { type HeadFacts, renderHead } from './head.ts'

/** Answers of the API that the page carries along (client/platform/initial-answers.ts reads them). */
export type InitialData = { language: Language; answers: Record<string, unknown> }

// What is drawn already is seen first: letters before code.
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g
const BUILD_TAGS = /<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">\s*/g
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)"(?: \/)?>/g

/**
 * The built index.html with language, title, head, content and data filled in. Functions replace, not strings: a
 * `$&` in a title is nothing but text.
 */
export function fillShell(
  { template, styles }: Pick<ClientBuild, 'template' | 'styles'>,
  publicUrl: string,
  facts: HeadFacts,
  content: string,
  data: InitialData | null,
): string {
  const block = data ? `<script type="application/json" id="initial-data">${scriptJson(data)}</script>` : ''
  const inlined = (file: string) => `<style>${styles.get(file) ?? ''}</style>`
  const html = template
    .replace('<html lang="en">', () => `<html lang="${facts.language}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(facts.title)}</title>`)
    // The head names all files the page needs, those of the build's own tags first.
    .replace(BUILD_TAGS, '')
    .replace('<!--head-->', () => renderHead(publicUrl, facts))
    // In the page itself: a style sheet of its own would hold the first paint back by a round trip.
    .replace(STYLE_SHEET, (_link, file: string) => inlined(file))
    .replace(SCRIPTS, (tag) => (content ? `${tag} fetchpriority="low"` : tag))
    .replace('<!--shell-->', () => content)
  return html.replace('<!--data-->', () => block)
}
