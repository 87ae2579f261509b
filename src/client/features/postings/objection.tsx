import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { ObjectionNote } from '#client/domain/objection-note.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { OutsideRedress } from '#client/domain/outside-redress.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { ObjectionNoteSchema } from '#shared/contract/objections.ts'
import styles from './objection.module.css'

type Props = { type: 'vacancy' | 'offer'; id: number; title: string }

/** The author's view of an objection that waits for a moderator. */
export function OpenObjection({ objection }: { objection: z.infer<typeof ObjectionNoteSchema> }) {
  const { text, reason, created_at } = objection
  const date = formatDate(created_at)
  return (
    <ObjectionNote
      title={<Trans>Your objection of {date} is waiting for a moderator</Trans>}
      text={text}
      reason={reason}
    >
      <p>
        <Trans>We will notify you of the new decision.</Trans>
      </p>
    </ObjectionNote>
  )
}

/** The objection to a decision against a vacancy or an offer: another moderator then reads the same text. */
export function Objection({ type, id, title }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [text, setText, { clear }] = useDraft(
    `objection:${type === 'vacancy' ? 'vacancies' : 'offers'}:${id}`,
    '',
  )
  const [isMissing, setMissing] = useState(false)
  const isWaiting = useWaiting('objection').some((one) => one.type === type && one.id === id)
  const { send, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    setOpen(false)
  })
  const shown = useMemo(
    () => (isMissing ? { text: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() && !isPending)
      send({ kind: 'objection', label: title, body: { type, id, text: text.trim() } })
  }
  if (isWaiting)
    return (
      <p>
        <Trans>Your objection is waiting to be sent.</Trans>
      </p>
    )
  return (
    <div className={styles.objection}>
      <div>
        <Button size="small" variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t`Object to the decision`}
        </Button>
        <OutsideRedress />
      </div>
      {isOpen && (
        <KeptFocus>
          <Form onSubmit={submit} validationErrors={shown}>
            <LimitedTextArea
              name="text"
              label={t`Why is the decision wrong?`}
              description={t`Free of charge, within six months. If possible, someone else decides.`}
              value={text}
              onChange={setText}
              max={LIMITS.reason.max}
              rows={3}
              isRequired
              // The button that opened it has just been pressed.
              autoFocus
            />
            <FailureNotice>{failure}</FailureNotice>
            <Button type="submit" isPending={isPending}>
              {t`Send objection`}
            </Button>
          </Form>
        </KeptFocus>
      )}
    </div>
  )
}

/** The card gets the focus of the button when the form has been sent. */
function KeptFocus({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(form)
  return <div ref={form}>{children}</div>
}
