import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { csvTemplate } from '#client/features/postings/imports/csv-template.ts'
import { rubrics } from '#server/seed/places/rubrics.ts'
import { CATALOGUES } from '#shared/contract/catalogues.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { Rubric } from '#shared/contract/places.ts'
import { VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { createFindPlaces } from '../server/imports/find-places.ts'
import { parseCsv } from '../server/imports/formats/parse-csv.ts'
import { toForm } from '../server/imports/to-form.ts'

/** The texts of a language by their English message. */
function wordsIn(language: Language): ReadonlyMap<string, string> {
  const parts = CATALOGUES.map((name) =>
    readFileSync(new URL(`../client/locales/${language}/${name}.po`, import.meta.url), 'utf8'),
  )
  const lines = parts.join('\n').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)
  return new Map([...lines].map(([, id = '', text = '']) => [id, text]))
}

const city = { id: 1, slug: 'berlin', name: 'Berlin', aliases: [], region: 'Berlin', postal_codes: [] }

it.each(LANGUAGES)('the CSV template in %s has no codes, and the server reads all of it', (language) => {
  const catalogue = wordsIn(language)
  const named = rubrics.map(({ id, slug, names }) => ({ id, slug, name: names[language] }))
  const template = csvTemplate(({ message = '' }) => catalogue.get(message) ?? '', named as Rubric[])
  expect(template).not.toMatch(/per_hour|full_time|night|household|;de\r/)
  const [row] = parseCsv(template.slice(1))
  const places = createFindPlaces(
    [city as never],
    named.map(({ id, slug, name }) => ({ id, slug, names: [name] })),
  )
  const { form, problems } = toForm(row as never, {} as never, places)
  expect(problems).toEqual({})
  const expected = { pay_type: 'per_hour', employment_type: 'full_time', shift_pattern: 'night' }
  expect(form).toMatchObject({ ...expected, employer_kind: 'company', german_level: 'a2', language: 'de' })
  expect(safeParse(VacancyFormSchema, form).success).toBe(true)
})
