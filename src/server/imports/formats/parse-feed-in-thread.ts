import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#shared/durations.ts'
import { type FeedRow, UnreadableFeedError } from './feed-row.ts'
import type { ParsedFeed } from './feed-thread.ts'

const MAX_HEAP_MB = 256

type Limits = { timeoutMs?: number; maxHeapMb?: number }

/**
<<<<<<< HEAD:src/server/imports/formats/parse-feed-in-thread.ts
 * Reads the rows of a feed in a worker thread: 10 MB of XML take about two seconds, which would block all requests. A feed
 * that needs more than a minute or too much memory is refused as unreadable.
 * @throws UnreadableFeedError
 */
export async function parseFeedInThread(bytes: Uint8Array): Promise<FeedRow[]> {
  const thread = new Worker(new URL('./feed-thread.ts', import.meta.url), {
=======
 * Reads the rows of a feed in a thread of its own: 10 MB of XML take about two seconds, in which no request would be
 * answered. A feed that needs more than a minute or too much memory, or breaks the parser, is refused as unreadable: another
 * attempt would fail too.
 * @throws UnreadableFeedError
 */
export async function parseFeedAside(
  bytes: Uint8Array,
  { timeoutMs = MINUTE_MS, maxHeapMb = MAX_HEAP_MB }: Limits = {},
): Promise<FeedRow[]> {
  const thread = new Worker(new URL('./parse-feed-thread.ts', import.meta.url), {
>>>>>>> ca56ef8d (A feed that breaks its parser is refused instead of blocking other imports; long fields are cut before they are judged; 60 readings an hour; blocked employers' imports rest):src/server/imports/formats/parse-feed-aside.ts
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [
      ParsedFeed,
    ]
    if ('problem' in answer) throw new UnreadableFeedError(answer.problem)
    return answer.rows
  } catch (error) {
    throw error instanceof UnreadableFeedError ? error : new UnreadableFeedError('feed_unreadable')
  } finally {
    await thread.terminate()
  }
}
