import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { isLive, subscribeChannel, subscribeLiveStatus } from '#client/platform/realtime/live.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { roomChannel } from '#shared/contract/realtime.ts'
import { type Conversation, missingAfter } from './events.ts'
import { isErased, withErasedName } from './name-erased.ts'
import { conversationQueryOptions, loadEarlier, roomQueryOptions, roomsQueryOptions } from './queries.ts'
import { markRead } from './receipts.ts'

const RETRY_AFTER_MS = 2000

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
  useFillGaps(conversation, room)
  useEffect(() => subscribeChannel(roomChannel(roomId)), [roomId])
  return {
    userId: viewer.userId ?? 0,
    room,
    isErased: stored !== undefined && isErased(stored),
    rooms,
    single,
    conversation,
  }
}

/** Whether events arrive in real time, so that the data on screen is current. */
export const useLive = (): boolean => useSyncExternalStore(subscribeLiveStatus, isLive, () => false)

type ConversationQuery = UseQueryResult<Conversation>

/** Fetches missing messages: an event may arrive before earlier ones were fetched. */
function useFillGaps({ data, isFetching, refetch }: ConversationQuery, room: Room | undefined): void {
  const isMissing =
    data !== undefined && (missingAfter(data) !== null || data.lastSeq < (room?.last_seq ?? 0))
  const isOnline = useConnection() !== 'offline'
  const shouldFetch = isMissing && !isFetching && isOnline
  const tried = useRef(0)
  useEffect(() => {
    if (!shouldFetch) return
    const wait = Math.max(0, tried.current + RETRY_AFTER_MS - Date.now())
    const timer = setTimeout(() => {
      tried.current = Date.now()
      void refetch()
    }, wait)
    return () => clearTimeout(timer)
  }, [shouldFetch, refetch])
}

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
  // The cached read mark changes before the outbox has it. Count from the mark that the room was opened with.
  const sentSeq = useRef(readSeq)
  const isInView = useInView()
  useEffect(() => {
    if (!isInView || seenSeq <= sentSeq.current) return
    const before = sentSeq.current
    sentSeq.current = seenSeq
    // A full disk: the next read mark covers these messages too.
    markRead(userId, room, seenSeq).catch(() => {
      sentSeq.current = before
    })
  }, [isInView, seenSeq, userId, room])
}

const useInView = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
