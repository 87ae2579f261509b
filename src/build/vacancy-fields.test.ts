import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { JOB_CHOICE_NAMES } from '#shared/contract/vacancy-choices.ts'
import { VACANCY_FIELDS } from '#shared/contract/vacancy-fields.ts'

// The places of a field that no type can check. Choices are listed there by code.
const ROOT = resolve(import.meta.dirname, '../..')
const choices: readonly string[] = JOB_CHOICE_NAMES
const fields = Object.keys(VACANCY_FIELDS).filter((field) => !choices.includes(field))

it.each([
  ['the form', 'src/client/features/postings/**/*.tsx', 'draft'],
  ['the page of a job', 'src/client/features/{job-detail,jobs,job-places}/**/*.tsx', 'job'],
])('%s has every field of a vacancy', (_place, files, variable) => {
  const text = globSync(files, { cwd: ROOT })
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
  const isUsed = (field: string) => new RegExp(`\\b${variable}(?:\\.|: \\{[^}]*\\b)${field}\\b`).test(text)
  expect(fields.filter((field) => !isUsed(field))).toEqual([])
})
