import pLimit from 'p-limit'

/**
 * Gives a function that runs one piece of work at a time. Before each, other requests get their turn: without it, a
 * queue of pages kept the event loop for the time of all of them.
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(1)
  return (work) =>
    limit(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return work()
    })
}
