import { escapeHtml, scriptJson } from './escape-html.ts'
import { type HeadFacts, renderHead } from './head.ts'

/** An answer of the API that the page carries along, so that its first paint asks nothing. */
export type InitialData = { path: string; body: unknown }

/**
 * The built index.html with language, title, head and data filled in. Functions replace, not strings: a `$&` in a
 * title is nothing but text.
 */
export function fillShell(
  template: string,
  publicUrl: string,
  facts: HeadFacts,
  data: InitialData | null,
): string {
  const block = data ? `<script type="application/json" id="initial-data">${scriptJson(data)}</script>` : ''
  return template
    .replace('<html lang="en">', () => `<html lang="${facts.language}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(facts.title)}</title>`)
    .replace('<!--head-->', () => renderHead(publicUrl, facts))
    .replace('<!--shell-->', '')
    .replace('<!--data-->', () => block)
}
