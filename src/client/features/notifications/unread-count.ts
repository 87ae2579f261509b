import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/emitter.ts'

// Separate stores, so that the menu of a first visit loads no queries.

/** The number of unread notifications. */
export const unreadCount = createStore(0)

/** The same without notifications of messages, which are counted as unread messages. */
export const otherUnreadCount = createStore(0)

/** The unread notifications of new bids, which the employer's link “Bids” counts. */
export const unreadBidsCount = createStore(0)

/** The number of unread notifications of new bids; renders again when it changes. */
export const useUnreadBidsCount = (): number =>
  useSyncExternalStore(unreadBidsCount.subscribe, unreadBidsCount.get, () => 0)

/** The number of unread notifications without messages and new bids, which have their own links. */
export function useRemainingUnreadCount(): number {
  const others = useSyncExternalStore(otherUnreadCount.subscribe, otherUnreadCount.get, () => 0)
  return others - useUnreadBidsCount()
}

/** The number of unread notifications; renders again when it changes. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => 0)
