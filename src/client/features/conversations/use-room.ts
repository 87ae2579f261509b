import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { isLive, subscribeChannel, subscribeLiveStatus } from '#client/platform/realtime/live.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { roomChannel } from '#shared/contract/realtime.ts'
import { fillGaps } from './fill-gaps.ts'
import { isErased, withErasedName } from './name-erased.ts'
import { conversationQueryOptions, loadEarlier, roomQueryOptions, roomsQueryOptions } from './queries.ts'
import { markRead } from './receipts.ts'

/** A room with its subject and messages, and the queries they come from. */
export function useRoom(roomId: number) {
  const viewer = useViewer()
  const rooms = useQuery(roomsQueryOptions(viewer))
  const conversation = useQuery(conversationQueryOptions(viewer, roomId))
  const listed = rooms.data?.find(({ id }) => id === roomId)
  const isUnlisted = rooms.data !== undefined && !listed
  const single = useQuery({ ...roomQueryOptions(viewer, roomId), enabled: isUnlisted })
  const stored = listed ?? single.data
  const room = stored && withErasedName(stored)
  const client = useQueryClient()
  const userId = viewer.userId ?? 0
  useEffect(() => fillGaps(client, userId, roomId), [client, userId, roomId])
  // The room's own channel adds only who is typing, and is refused to whom the other member has blocked.
  const mayType = room?.can_write ?? true
  useEffect(() => (mayType ? subscribeChannel(roomChannel(roomId)) : undefined), [roomId, mayType])
  return {
    userId,
    room,
    isErased: stored !== undefined && isErased(stored),
    rooms,
    single,
    conversation,
  }
}

/** Whether events arrive in real time, so that the data on screen is current. */
export const useLive = (): boolean => useSyncExternalStore(subscribeLiveStatus, isLive, () => false)

/** Loads older messages, one page at a time. */
export function useEarlierMessages(roomId: number) {
  const client = useQueryClient()
  const { userId } = useViewer()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isBusy = useRef(false)
  const load = async () => {
    if (isBusy.current || userId === null) return
    isBusy.current = true
    setState('loading')
    try {
      await loadEarlier(client, userId, roomId)
      setState('idle')
    } catch {
      setState('failed')
    }
    isBusy.current = false
  }
  return { state, load }
}

/** Up to which message the room is marked as read, and up to which the user has seen it since it was opened. */
type Positions = { readSeq: number; seenSeq: number }

/** Marks messages as read after they were visible to the user. */
export function useMarkRead(room: Room, userId: number, { readSeq, seenSeq }: Positions): void {
  // The cached read mark changes only once the outbox has it. Count also what is on its way there.
  const sentSeq = useRef(readSeq)
  const isTabVisible = useIsTabVisible()
  useEffect(() => {
    if (!isTabVisible || seenSeq <= sentSeq.current) return
    const before = sentSeq.current
    sentSeq.current = seenSeq
    // A full disk: tried again when the rooms are next fetched, or the room is opened again.
    markRead(userId, room, seenSeq).catch(() => {
      sentSeq.current = before
    })
  }, [isTabVisible, seenSeq, userId, room])
}

const useIsTabVisible = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
