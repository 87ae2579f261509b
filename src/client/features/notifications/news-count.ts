import { createStore } from '#shared/emitter.ts'

const count = createStore(0)

/** The number of unread notifications. A store of its own, so that the menu of a first visit loads no queries. */
export const getNewsCount = (): number => count.get()

export const setNewsCount = count.set

export const subscribeNewsCount = count.subscribe
