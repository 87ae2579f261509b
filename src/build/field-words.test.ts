import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORM_FIELD_WORDS } from '#client/domain/form-field-words.ts'

const FORMS = [
  'src/client/features/postings/*-field{,s}.tsx',
  'src/client/features/postings/{vacancies,offers}/*.tsx',
  'src/client/features/profiles/own/entry-fields.tsx',
]
const LABEL = /\bname="(\w+)"(?:\s+type="\w+")?\s+label=\{t(?:`([^`]+)`|\(\{ message: '([^']+)')/g

it('errors name the fields of vacancies, offers and profiles by the words of their forms', () => {
  const labels = globSync(FORMS).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(LABEL)].map(([, field = '', plain, inContext]) => ({
      path,
      field,
      label: plain ?? inContext,
    })),
  )
  expect(labels.length).toBeGreaterThan(20)
  // The text's language is meant, not the skill.
  const isSkill = (path: string, field: string) => field === 'language' && path.includes('profiles')
  const named = labels.filter(({ path, field }) => FORM_FIELD_WORDS[field] && !isSkill(path, field))
  expect(named.filter(({ field, label }) => FORM_FIELD_WORDS[field]?.message !== label)).toEqual([])
})
