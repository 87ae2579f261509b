import * as z from 'zod/mini'
import type { Language } from '#shared/contract/languages.ts'
import { type ValidFields, validFields } from '#shared/contract/valid-fields.ts'
import type { FieldTexts } from '#shared/field-texts/en.ts'
import { fillText } from '#shared/field-texts/fill-text.ts'
import { keyOfIssue } from '#shared/field-texts/key-of-issue.ts'

type Key = keyof FieldTexts
export type FieldErrors = Record<string, string[]>

// Each language is a file of its own.
const TEXTS: Record<Language, () => Promise<FieldTexts>> = {
  en: async () => (await import('#shared/field-texts/en.ts')).en,
  ru: async () => (await import('#shared/field-texts/ru.ts')).ru,
  pl: async () => (await import('#shared/field-texts/pl.ts')).pl,
  de: async () => (await import('#shared/field-texts/de.ts')).de,
}

/**
 * The errors that the server would find in the body of a form, in its words. A user sees all of them at once, also
 * offline. What only the server knows is not checked.
 * @param findProblems the broken rules of the valid fields
 */
export async function findFormErrors<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  body: unknown,
  language: Language,
  findProblems: (valid: ValidFields<Shape>) => Record<string, Key[]> = () => ({}),
): Promise<FieldErrors> {
  const texts = await TEXTS[language]()
  const isKey = (key: string): key is Key => Object.hasOwn(texts, key)
  const found: FieldErrors = {}
  for (const issue of z.safeParse(schema, body).error?.issues ?? []) {
    const text = fillText(texts[keyOfIssue(isKey, issue.message, issue.code)], { ...issue })
    // An item of a list belongs to the list, as in `fieldErrors`.
    const field = String(issue.path[0])
    found[field] = [...new Set([...(found[field] ?? []), text])]
  }
  for (const [field, keys] of Object.entries(findProblems(validFields(schema.shape, body))))
    found[field] ??= keys.map((key) => texts[key])
  return found
}
