import { randomInt } from 'node:crypto'
import slugify from '@sindresorhus/slugify'
import { trimEndOf } from '#shared/rules/trim-end.ts'

const LONGEST = 60
const SUFFIX_LENGTH = 6

/** The words of a title in lower-case Latin letters, digits and hyphens, at most 60 characters; "job" when none are left. */
export function slugOf(title: string): string {
  const words = slugify(title, { decamelize: false, customReplacements: [['&', ' ']] })
  return trimEndOf(words.slice(0, LONGEST), '-') || 'job'
}

/** A public address for a vacancy of this title. The random end keeps two of one title apart. */
export function createSlug(title: string): string {
  const suffix = randomInt(36 ** SUFFIX_LENGTH)
    .toString(36)
    .padStart(SUFFIX_LENGTH, '0')
  return `${slugOf(title)}-${suffix}`
}
