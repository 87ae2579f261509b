import { IMPORT_COLUMNS } from '#shared/contract/import-columns.ts'
import { EXAMPLES } from './examples.ts'

/** A CSV file with every column and one example. The byte order mark lets Excel read it as UTF-8. */
export const csvTemplate = (): string =>
  `\ufeff${IMPORT_COLUMNS.join(';')}\r\n${IMPORT_COLUMNS.map((name) => EXAMPLES[name] ?? '').join(';')}\r\n`
