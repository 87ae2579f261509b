import { loadAllWords } from '#client/platform/words/i18n.ts'

type Module = typeof import('../panel/filter-panel.tsx')

let loaded: Module | undefined

/** The panel's code, once it has come. */
export const panelModule = (): Module | undefined => loaded

/** Fetches the filter panel and its words: when somebody reaches for it, or to draw it on the server. */
export async function loadPanel(): Promise<void> {
  const [module] = await Promise.all([import('../panel/filter-panel.tsx'), loadAllWords()])
  loaded = module
}

/** What the server drew of the panel of this `kind`, as it stands in the page. */
export function takeDrawnPanel(kind: string): string {
  if (import.meta.env.SSR || loaded) return ''
  return document.querySelector(`[data-panel="${kind}"]`)?.innerHTML ?? ''
}
