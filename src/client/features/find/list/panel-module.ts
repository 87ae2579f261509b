import { type TrustedValue, trustedCopy } from '#client/platform/trusted-types.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { createStore } from '#shared/emitter.ts'

type Module = typeof import('../panel/filter-panel.tsx')

const loaded = createStore<Module | undefined>(undefined)

/** Returns the panel's code if it has been loaded. */
export const panelModule = loaded.get

/** Loads the filter panel and its messages: on first use, or to render it on the server. */
export async function loadPanel(): Promise<void> {
  const [module] = await Promise.all([import('../panel/filter-panel.tsx'), loadAllWords()])
  loaded.set(module)
}

/** Returns the panel's HTML that the server rendered for this `kind`, or null. */
export function readRenderedPanel(kind: string): TrustedValue | null {
  if (import.meta.env.SSR || loaded.get()) return null
  const panel = document.querySelector(`[data-panel="${kind}"]`)
  return panel?.firstChild ? trustedCopy(panel) : null
}
