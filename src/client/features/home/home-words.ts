import { loadCatalogue } from '#client/platform/words/i18n.ts'
import type { Language } from '#shared/contract/languages.ts'

const loaded = new Set<Language>()

/** Loads the messages of the home page; await it before rendering. */
export async function loadHomeWords(language: Language): Promise<void> {
  if (loaded.has(language)) return
  await loadCatalogue(language, 'home')
  loaded.add(language)
}
