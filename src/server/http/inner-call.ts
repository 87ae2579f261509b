import { AsyncLocalStorage } from 'node:async_hooks'

const inner = new AsyncLocalStorage<true>()

/** Runs what asks our own API for a visitor who was counted already. Nothing in the request says so, so nobody can pretend it. */
export const asInnerCall = <T>(work: () => Promise<T>): Promise<T> => inner.run(true, work)

/** Whether a request comes from `asInnerCall`. */
export const isInnerCall = (): boolean => inner.getStore() === true
