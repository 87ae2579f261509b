import type { FeedFormat } from '#shared/contract/import-columns.ts'
import { decodeFeed } from './decode-feed.ts'
import { type FeedRow, requireRows } from './feed-row.ts'
import { parseCsv } from './parse-csv.ts'
import { parseJobPostings } from './parse-job-postings.ts'
import { parseXml } from './xml-feeds.ts'

/**
 * Reads a feed of any format; the format is recognised by its content.
 * @throws UnreadableFeedError
 */
export function parseFeed(bytes: Uint8Array): { format: FeedFormat; rows: FeedRow[] } {
  const text = decodeFeed(bytes)
  const { format, rows } = parseText(text)
  return { format, rows: requireRows(rows) }
}

function parseText(text: string): { format: FeedFormat; rows: FeedRow[] } {
  if (!text.trimStart().startsWith('<')) return { format: 'csv', rows: parseCsv(text) }
  if (/<html\b|<!doctype html/i.test(text)) return { format: 'json-ld', rows: parseJobPostings(text) }
  return parseXml(text)
}
