import pLimit from 'p-limit'

// Of Node.js: pages are rendered on the server.
declare function setImmediate(work: () => void): unknown

/** Resolves after pending I/O events. A timer would wait for a millisecond more. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setImmediate(() => resolve()))

/**
 * Creates a function that runs tasks one after the other. It yields to the event loop before each task. Otherwise a queue
 * of pages would keep the renderer's thread from all else until the last page is rendered.
 */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(1)
  return (work) =>
    limit(async () => {
      await nextTask()
      return work()
    })
}
