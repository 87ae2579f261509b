import { IMPORT_COLUMNS } from '#shared/contract/import-columns.ts'
import type { Rubric } from '#shared/contract/places.ts'
import { exampleOf, type Say } from './examples.ts'

/**
 * A CSV file with every column and one example in the reader's language. The server knows the columns by their English names
 * alone. The byte order mark lets Excel read it as UTF-8.
 */
export const csvTemplate = (say: Say, rubrics: readonly Rubric[]): string =>
  `\ufeff${IMPORT_COLUMNS.join(';')}\r\n${IMPORT_COLUMNS.map((name) => exampleOf(name, say, rubrics) ?? '').join(';')}\r\n`
