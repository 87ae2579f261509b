import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#shared/durations.ts'
import { type FeedRow, UnreadableFeedError } from './feed-row.ts'
import type { ParsedFeed } from './feed-thread.ts'

const MAX_HEAP_MB = 256

type Limits = { timeoutMs?: number; maxHeapMb?: number }

/**
 * Reads the rows of a feed in a worker thread: 10 MB of XML take about two seconds, which would block all requests. A feed
 * that needs more than a minute or too much memory, or breaks the parser, is refused as unreadable: another attempt would
 * fail too.
 * @throws UnreadableFeedError
 */
export async function parseFeedInThread(
  bytes: Uint8Array,
  { timeoutMs = MINUTE_MS, maxHeapMb = MAX_HEAP_MB }: Limits = {},
): Promise<FeedRow[]> {
  const thread = new Worker(new URL('./feed-thread.ts', import.meta.url), {
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
