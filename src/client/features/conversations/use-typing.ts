import { useCallback, useEffect, useRef, useState } from 'react'
import { isLive, isSubscribedTo, subscribeLive, whisper } from '#client/platform/realtime/live.ts'
import { roomChannel } from '#shared/contract/realtime.ts'

const SEND_EVERY_MS = 3000
const SHOWN_MS = 5000

/** Reports to the other member that the current user is typing, at most once per interval. */
export function useSendTyping(roomId: number, userId: number): () => void {
  const typedAt = useRef(0)
  const sentAt = useRef(0)
  const send = useCallback(() => {
    if (!isLive() || Date.now() - sentAt.current < SEND_EVERY_MS) return
    sentAt.current = Date.now()
    whisper({ channel: roomChannel(roomId), name: 'typing', data: { user_id: userId } })
  }, [roomId, userId])
  useEffect(
    () =>
      subscribeLive((event) => {
        if (!isSubscribedTo(event, roomChannel(roomId))) return
        // What was sent before the channel was subscribed has been dropped.
        sentAt.current = 0
        if (Date.now() - typedAt.current < SHOWN_MS) send()
      }),
    [roomId, send],
  )
  return useCallback(() => {
    typedAt.current = Date.now()
    send()
  }, [send])
}

/** Whether the other member is typing. Pass null to ignore typing events. */
export function useIsTyping(roomId: number, otherId: number | null): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (otherId === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      setTyping(false)
    }
    const unsubscribe = subscribeLive(({ channel, name, data }) => {
      const from =
        (data as { user_id?: unknown; message?: { user_id?: unknown; room_id?: unknown } } | null) ?? {}
      if (name === '.client-typing' && channel === roomChannel(roomId) && from.user_id === otherId) {
        clearTimeout(timer)
        setTyping(true)
        timer = setTimeout(stop, SHOWN_MS)
      }
      const isFromOther = from.message?.user_id === otherId && from.message?.room_id === roomId
      if (name === 'NewChatMessage' && isFromOther) stop()
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [roomId, otherId])
  return isTyping
}
