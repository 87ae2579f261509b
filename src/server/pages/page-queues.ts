import { createBoundedQueue } from '../http/bounded-queue.ts'

// A page takes some 20 ms, so the last of these waits for about a second.
const MAX_WAITING = 40
const RETRY_S = 5
const MAX_WAITING_RECENT = 200

/**
 * Creates the queues in which pages get their data and are rendered. Without them, other users' database queries would
 * wait behind those of fifty searches. Recently rendered pages need little work and have their own queue, so that new
 * searches cannot delay the list of jobs.
 * @returns a function that makes a page in its turn; it throws Problem 503 while too many pages are waiting
 */
export function createPageQueues() {
  const recent = createBoundedQueue({ atOnce: 2, maxWaiting: MAX_WAITING_RECENT, retryS: RETRY_S })
  const others = createBoundedQueue({ atOnce: 2, maxWaiting: MAX_WAITING, retryS: RETRY_S })
  return <T>(isRecent: boolean, make: () => Promise<T>): Promise<T> => (isRecent ? recent : others)(make)
}
