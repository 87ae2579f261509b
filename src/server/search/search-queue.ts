import { createBoundedQueue } from '../http/bounded-queue.ts'

/**
 * Searches, counts and suggestions of requests, four at a time. Hundreds at once would keep the database's connections
 * and the event loop busy, and everybody else would wait for the last one.
 * @throws Problem 503 when the queue is full
 */
export const inSearchQueue = createBoundedQueue({ atOnce: 4, maxWaiting: 100, retryS: 5 })
