import { channel } from 'node:diagnostics_channel'
import { createBoundedQueue } from '../http/bounded-queue.ts'

/** The seconds of each finished search, with its wait in the queue. For `/metrics`. */
export const SEARCHES = channel('jobmost:search')

const queue = createBoundedQueue({ atOnce: 4, maxWaiting: 100, retryS: 5 })

/**
 * Searches, counts and suggestions of requests, four at a time. Hundreds at once would keep the database's connections
 * and the event loop busy, and everybody else would wait for the last one.
 * @throws Problem 503 when the queue is full
 */
export async function inSearchQueue<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await queue(work)
  } finally {
    SEARCHES.publish((performance.now() - start) / 1000)
  }
}
