import { createStore } from '#shared/emitter.ts'

const count = createStore(0)

/** How many notifications are unread. A store of its own: the menu of every first visit knows no queries of them. */
export const getNewsCount = (): number => count.get()

export const setNewsCount = count.set

export const subscribeNewsCount = count.subscribe
