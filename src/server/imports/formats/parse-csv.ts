import { parse } from 'csv-parse/sync'
import { IMPORT_COLUMNS, type ImportColumn } from '#shared/contract/import-columns.ts'
import { type FeedRow, type Headings, toRow, UnreadableFeedError } from './feed-row.ts'

type Parsed = { record: Record<string, string>; info: { lines: number } }

/**
 * Reads a CSV file with a header row, separated by commas, semicolons or tabs. Unknown columns are ignored.
 * @throws UnreadableFeedError for wrong quotes, or a header without `external_id` or `title`
 */
export function parseCsv(text: string): FeedRow[] {
  const headings: Headings = {}
  const rows = readRecords(text, headings)
  if (!headings.external_id || !headings.title) throw new UnreadableFeedError('feed_header')
  return rows.map(({ record, info }) => toRow(info.lines, record, headings))
}

/** Reads the rows, and the headings of the known columns into `headings`. */
function readRecords(text: string, headings: Headings): Parsed[] {
  const nameOf = (cell: string) => {
    const name = cell.trim().toLowerCase()
    // A column that occurs twice would overwrite the first one.
    if (!isColumn(name) || headings[name]) return false
    headings[name] = cell.trim()
    return name
  }
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      // By default all rows would have to end as the first does, and an editor ends added rows in its own way.
      record_delimiter: ['\r\n', '\n', '\r'],
      columns: (cells: string[]) => cells.map(nameOf),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // A row that ends early lacks its last fields; the checks of the form name them.
      relax_column_count: true,
    }) as unknown as Parsed[]
  } catch (error) {
    throw error instanceof Error && 'code' in error ? new UnreadableFeedError('feed_unreadable') : error
  }
}

const isColumn = (name: string): name is ImportColumn => (IMPORT_COLUMNS as readonly string[]).includes(name)

/** The separator that occurs most often in the header row. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1)
  const counted = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  counted.sort((a, b) => b.count - a.count)
  return counted[0]?.sign ?? ','
}
