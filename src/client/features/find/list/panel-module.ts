import { loadAllWords } from '#client/platform/words/i18n.ts'

type Module = typeof import('../panel/filter-panel.tsx')

let loaded: Module | undefined

/** Returns the panel's code if it has been loaded. */
export const panelModule = (): Module | undefined => loaded

/** Loads the filter panel and its messages: on first use, or to render it on the server. */
export async function loadPanel(): Promise<void> {
  const [module] = await Promise.all([import('../panel/filter-panel.tsx'), loadAllWords()])
  loaded = module
}

/** Returns the panel's HTML that the server rendered for this `kind`, or an empty string. */
export function readDrawnPanel(kind: string): string {
  if (import.meta.env.SSR || loaded) return ''
  return document.querySelector(`[data-panel="${kind}"]`)?.innerHTML ?? ''
}
