import { createBoundedQueue } from '../http/bounded-queue.ts'

/**
 * Decodes one picture at a time in this process. Decoding, password hashes, compression and files share libuv's four
 * threads, and a decoded picture takes up to 50 MB.
 * @throws Problem 503 when the queue is full
 */
export const inDecodeQueue = createBoundedQueue({ atOnce: 1, maxWaiting: 8, retryS: 5 })
