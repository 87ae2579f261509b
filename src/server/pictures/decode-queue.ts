import pLimit from 'p-limit'
import { Problem } from '../http/problem.ts'

const MAX_WAITING = 8
const RETRY_S = 5

const queue = pLimit(1)

/**
 * Decodes one picture at a time in this process. Decoding, password hashes, compression and files share libuv's four
 * threads, and a decoded picture takes up to 50 MB.
 * @throws Problem 503 when the queue is full
 */
export async function inDecodeQueue<T>(decode: () => Promise<T>): Promise<T> {
  if (queue.activeCount + queue.pendingCount > MAX_WAITING)
    throw new Problem('unavailable', { headers: { 'retry-after': String(RETRY_S) } })
  return queue(decode)
}
