import { randomInt } from 'node:crypto'
import slugify from '@sindresorhus/slugify'
import { trimEndOf } from '#shared/rules/trim-end.ts'

const MAX_LENGTH = 60
const SUFFIX_LENGTH = 6

/** A title as a slug: at most 60 lower-case Latin letters, digits and hyphens; "job" when nothing is left. */
export function slugOf(title: string): string {
  const words = slugify(title, { decamelize: false, customReplacements: [['&', ' ']] })
  return trimEndOf(words.slice(0, MAX_LENGTH), '-') || 'job'
}

/** A public address for a vacancy. Its random suffix distinguishes vacancies with the same title. */
export function createSlug(title: string): string {
  const suffix = randomInt(36 ** SUFFIX_LENGTH)
    .toString(36)
    .padStart(SUFFIX_LENGTH, '0')
  return `${slugOf(title)}-${suffix}`
}
