import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#shared/durations.ts'
import { type FeedRow, UnreadableFeedError } from './feed-row.ts'
import type { ParsedFeed } from './feed-thread.ts'

const MAX_HEAP_MB = 256

/**
 * Reads the rows of a feed in a worker thread: 10 MB of XML take about two seconds, which would block all requests. A feed
 * that needs more than a minute or too much memory is refused as unreadable.
 * @throws UnreadableFeedError
 */
export async function parseFeedInThread(bytes: Uint8Array): Promise<FeedRow[]> {
  const thread = new Worker(new URL('./feed-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(MINUTE_MS) })) as [
      ParsedFeed,
    ]
    if ('problem' in answer) throw new UnreadableFeedError(answer.problem)
    return answer.rows
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableFeedError('feed_unreadable')
    throw error
  } finally {
    await thread.terminate()
  }
}
