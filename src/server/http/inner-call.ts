import { AsyncLocalStorage } from 'node:async_hooks'

const inner = new AsyncLocalStorage<true>()

/**
 * Runs internal requests to our own API without the rate limit: the visitor's request was already counted. The mark is
 * in AsyncLocalStorage, not in the request, so clients cannot forge it.
 */
export const asInnerCall = <T>(work: () => Promise<T>): Promise<T> => inner.run(true, work)

/** Whether the present request runs inside `asInnerCall`. */
export const isInnerCall = (): boolean => inner.getStore() === true
