import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './composer.module.css'
import { useSendTyping } from './use-typing.ts'

const COUNTED_FROM = LIMITS.messageText - 500

type Props = { roomId: number; userId: number; name: string; ref: Ref<HTMLFormElement> }

/**
 * The form for a message. It always writes to the outbox, online as well as offline, so that there is one code path.
 */
export function Composer({ roomId, userId, name, ref }: Props) {
  const { t } = useLingui()
  const [draft, setDraft, { clear }] = useDraft(`message:${roomId}`, '')
  // The draft is deleted only after the outbox has stored the message, so that closing the tab loses nothing.
  const [leaving, setLeaving] = useState<string | null>(null)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const text = draft === leaving ? '' : draft
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const sendTyping = useSendTyping(roomId, userId)

  const write = (next: string) => {
    setDraft(next)
    setProblem(undefined)
    if (next) sendTyping()
  }
  const send = async () => {
    const words = text.trim()
    if (words === '') return leaving === null && setProblem(t`Message cannot be empty`)
    // The field shows the error.
    if (words.length > LIMITS.messageText) return
    setLeaving(draft)
    setFailure(null)
    try {
      await enqueue({ kind: 'message', label: name, body: { roomId, text: words } })
      // Text that was typed since then belongs to the next message.
      if (latest.current === draft) {
        setDraft('')
        void clear()
      }
    } catch (error) {
      setFailure(storingFailureText(error))
    }
    setLeaving(null)
  }
  const sendByKey = (event: KeyboardEvent) => {
    // On phones Enter begins a new line. While an input method composes a word, Enter accepts the word.
    const isSendKey = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSendKey || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      ref={ref}
      className={styles.composer}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FailureNotice>{failure && t`${failure} Your text is still here.`}</FailureNotice>
      <div className={styles.line}>
        <LimitedTextArea
          label={t`Message`}
          hideLabel
          placeholder={t`Write a message`}
          rows={1}
          value={text}
          onChange={write}
          onKeyDown={sendByKey}
          max={LIMITS.messageText}
          countedFrom={COUNTED_FROM}
          {...(problem && { errorMessage: problem })}
          className={styles.field ?? ''}
        />
        <IconButton
          type="submit"
          keepsFocus
          aria-label={t`Send`}
          icon={<Icon name="send" />}
          className={styles.send ?? ''}
        />
      </div>
    </form>
  )
}
