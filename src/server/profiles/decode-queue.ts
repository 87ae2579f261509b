import { Problem } from '../http/problem.ts'

const MOST_WAITING = 8
const RETRY_S = 5

let last: Promise<unknown> = Promise.resolve()
let unfinished = 0

/**
 * Decodes one picture at a time in this process. Decoding, password hashes, compression and files share libuv's four
 * threads, and a decoded picture takes up to 50 MB.
 * @throws Problem 503 when the queue is full
 */
export async function inDecodeQueue<T>(decode: () => Promise<T>): Promise<T> {
  if (unfinished > MOST_WAITING)
    throw new Problem('unavailable', { headers: { 'retry-after': String(RETRY_S) } })
  unfinished++
  const turn = last.then(decode)
  // The queue goes on after a failure.
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    unfinished--
  }
}
