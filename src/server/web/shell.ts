import type { Language } from '#shared/contract/common.ts'
import { escapeHtml, scriptJson } from './escape-html.ts'
import { type HeadFacts, renderHead } from './head.ts'

/** Answers of the API that the page carries along (client/platform/initial-answers.ts reads them). */
export type InitialData = { language: Language; answers: Record<string, unknown> }

/**
 * The built index.html with language, title, head, content and data filled in. Functions replace, not strings: a
 * `$&` in a title is nothing but text.
 */
export function fillShell(
  template: string,
  publicUrl: string,
  facts: HeadFacts,
  content: string,
  data: InitialData | null,
): string {
  const block = data ? `<script type="application/json" id="initial-data">${scriptJson(data)}</script>` : ''
  return template
    .replace('<html lang="en">', () => `<html lang="${facts.language}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(facts.title)}</title>`)
    .replace('<!--head-->', () => renderHead(publicUrl, facts))
    .replace('<!--shell-->', () => content)
    .replace('<!--data-->', () => block)
}
