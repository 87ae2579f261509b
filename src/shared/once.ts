/** Wraps `act` so that only the first call runs it. Every call gets the result of the first. */
export function once<T>(act: () => T): () => T {
  const results: T[] = []
  return () => {
    if (results.length === 0) results.push(act())
    return results[0] as T
  }
}
