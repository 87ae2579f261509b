import type { OutboxEntry } from '#client/platform/outbox/entry.ts'

/**
 * Whether the current user has bid for a job: by the last bid or withdrawal in the outbox that was not refused, else as the
 * server says.
 */
export function hasBidIn(entries: readonly OutboxEntry[], slug: string, hasBid: boolean): boolean {
  const last = entries.findLast(
    (entry) =>
      (entry.kind === 'bid' || entry.kind === 'bid-withdrawal') &&
      entry.state !== 'failed' &&
      entry.body.slug === slug,
  )
  return last ? last.kind === 'bid' : hasBid
}
