import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Message } from '#shared/contract/conversations.ts'

const BATCH_MS = 1000
const CLEARED_AFTER_MS = 10_000

type Props = { messages: readonly Message[] | undefined; userId: number; name: string }

/**
 * Announces new messages of the other member to screen readers: one by its text, several by their number. The log
 * itself is no live region, because scrolling inserts old messages into it.
 */
export function Announcer({ messages, userId, name }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const announcedSeq = useRef<number | undefined>(undefined)
  const last = messages?.at(-1)?.seq
  useEffect(() => {
    if (last === undefined) return
    announcedSeq.current ??= last
    if (last <= announcedSeq.current) return
    const timer = setTimeout(() => {
      const since = announcedSeq.current ?? 0
      const arrived = messages?.filter((message) => message.seq > since && message.user_id !== userId) ?? []
      announcedSeq.current = last
      const [only] = arrived
      const count = arrived.length
      if (only) setText(count === 1 ? `${name}: ${only.text}` : t`${count} new messages from ${name}`)
    }, BATCH_MS)
    return () => clearTimeout(timer)
  }, [last, messages, userId, name, t])
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => setText(''), CLEARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}
