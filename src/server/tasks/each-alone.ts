/**
 * Does the work for all, one after the other. A failure does not stop the others.
 * @throws AggregateError at the end, when some have failed
 */
export async function eachAlone<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const errors: Error[] = []
  for (const one of all) await work(one).catch((error: Error) => errors.push(error))
  const [first] = errors
  if (first) throw new AggregateError(errors, `${errors.length} of ${all.length} failed: ${first.message}`)
}
