import type { LocalTexts } from '#shared/contract/edited-content.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'

/** An item's title in the list: in the editor's language, else in another one, else its slug. */
export function itemTitle(form: Record<string, unknown>, language: Language): string {
  const texts = (form.titles ?? form.questions ?? form.names ?? {}) as LocalTexts
  const other = LANGUAGES.find((one) => texts[one])
  return texts[language] ?? (other && texts[other]) ?? String(form.address ?? form.slug ?? '')
}

/** The languages in which an item has no text. */
export function missingLanguages(form: Record<string, unknown>): Language[] {
  const texts = (form.bodies ?? form.answers ?? form.names ?? form.summaries) as LocalTexts | undefined
  return texts ? LANGUAGES.filter((language) => !texts[language]) : []
}

/** The languages in which an item has a part of what readers see, such as a title, but not all. */
export function incompleteLanguages(form: Record<string, unknown>): Language[] {
  const parts = ['titles', 'bodies', 'questions', 'answers']
    .map((name) => form[name] as LocalTexts | undefined)
    .filter((part) => part !== undefined)
  return LANGUAGES.filter((language) => {
    const written = parts.filter((part) => part[language]).length
    return written > 0 && written < parts.length
  })
}

export type Publication = 'draft' | 'scheduled' | 'published'

/** The state of an item with a time of publication; null for other kinds. */
export function publicationOf(form: Record<string, unknown>, now: Date): Publication | null {
  if (form.published_at === undefined) return null
  if (form.published_at === null) return 'draft'
  return new Date(String(form.published_at)) > now ? 'scheduled' : 'published'
}
