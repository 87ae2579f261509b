import { parentPort, workerData } from 'node:worker_threads'
import { type FeedProblem, type FeedRow, UnreadableFeedError } from './feed-row.ts'
import { parseFeed } from './parse-feed.ts'

/** The result of the thread: the rows, or the reason why the feed cannot be read. */
export type ParsedFeed = { rows: FeedRow[] } | { problem: FeedProblem }

function parsed(): ParsedFeed {
  try {
    return { rows: parseFeed(workerData as Uint8Array).rows }
  } catch (error) {
    if (error instanceof UnreadableFeedError) return { problem: error.problem }
    throw error
  }
}

parentPort?.postMessage(parsed())
