import { createStore } from '#shared/emitter.ts'

const count = createStore(0)

/** The number of unread notifications. A store of its own, so that the menu of a first visit loads no queries. */
export const getUnreadCount = (): number => count.get()

export const setUnreadCount = count.set

export const subscribeUnreadCount = count.subscribe
