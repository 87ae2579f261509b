import pLimit from 'p-limit'

/**
 * Creates a function that runs tasks one after the other. It yields to the event loop before each task. Otherwise a queue
 * of pages would keep the renderer's thread from all else until the last page is rendered.
 */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(1)
  return (work) =>
    limit(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return work()
    })
}
