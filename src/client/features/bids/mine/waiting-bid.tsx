import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { DiscardDialog } from '#client/domain/outbox/discard.tsx'
import { EntryNotice } from '#client/domain/outbox/entry-notice.tsx'
import { showStoringFailure, storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useResumeOnLeave } from '#client/domain/outbox/use-resume-on-leave.ts'
import { payInWords } from '#client/domain/pay-in-words.ts'
import { jobKeys } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import {
  changeEntry,
  confirmEntry,
  discardEntry,
  enqueue,
  pauseForEdit,
  retry,
} from '#client/platform/outbox/outbox.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import type { BidDraft } from './bid-draft.ts'
import { BidFields } from './bid-fields.tsx'
import styles from './bids.module.css'
import { isRefusedForGood, withdrawalOfDiscarded } from './outbox-bids.ts'

type Props = { entry: EntryOf<'bid'>; job?: Job }

/** A bid in the outbox: its text, its state and its actions. */
export function WaitingBid({ entry, job }: Props) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  if (isEditing) return <EditBid entry={entry} job={job} onDone={() => setEditing(false)} />
  const edit = async () => {
    // Otherwise the old text could be sent while the user edits it.
    const held = await pauseForEdit(entry.id).catch(showStoringFailure)
    if (held && held.state !== 'sending') setEditing(true)
  }
  const withdrawal = withdrawalOfDiscarded(entry)
  const discard = async () => {
    try {
      if (withdrawal) await enqueue(withdrawal)
      await discardEntry(entry.id)
    } catch (error) {
      showStoringFailure(error)
    }
    setAsked(false)
    // The server may have this bid or another one for the same job.
    await queryClient.invalidateQueries({ queryKey: jobKeys.all })
  }
  const pay = payInWords(entry.body, i18n)
  const isStuck = entry.state === 'failed' || entry.state === 'needs_confirm'
  const isFinal = isRefusedForGood(entry)
  const retryButton = (variant: 'primary' | 'quiet') => (
    <Button
      size="small"
      variant={variant}
      onPress={() => retry(entry.id).catch(showStoringFailure)}
    >{t`Retry`}</Button>
  )
  return (
    <div className={styles.bid}>
      <EntryNotice entry={entry} />
      <p className={styles.text}>{entry.body.text}</p>
      {pay && <p className={styles.pay}>{pay}</p>}
      <div className={styles.actions}>
        {entry.state === 'needs_confirm' && (
          <Button
            size="small"
            onPress={() => confirmEntry(entry.id).catch(showStoringFailure)}
          >{t`Send it now`}</Button>
        )}
        {entry.state === 'failed' && !isFinal && retryButton('primary')}
        {isFinal && (
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass('primary', 'small')}>
            {t`See the jobs on offer`}
          </Link>
        )}
        {entry.state !== 'sending' && !isFinal && (
          <Button size="small" variant="secondary" onPress={edit}>{t`Edit`}</Button>
        )}
        {(isStuck || entry.state === 'queued') && (
          <Button
            size="small"
            variant={isFinal ? 'secondary' : 'quiet'}
            onPress={withdrawal ? () => setAsked(true) : discard}
          >{t`Discard`}</Button>
        )}
        {isFinal && retryButton('quiet')}
      </div>
      <DiscardDialog
        entry={entry}
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        onDiscard={discard}
        ifSent={
          <Trans>
            This may have reached us already. If so, your bid will be withdrawn as soon as you have a
            connection.
          </Trans>
        }
      />
    </div>
  )
}

type EditProps = { entry: EntryOf<'bid'>; job: Job | undefined; onDone: () => void }

function EditBid({ entry, job, onDone }: EditProps) {
  const { t } = useLingui()
  const stored: BidDraft = { ...entry.body, pay_type: entry.body.pay_type ?? job?.pay_type ?? 'per_hour' }
  const [draft, setDraft, { clear, isTyped }] = useDraft<BidDraft>(`bid-edit:${entry.id}`, stored)
  useResumeOnLeave(entry.id, isTyped)
  const [errors, setErrors] = useState<Record<string, string[]>>(entry.error?.errors ?? {})
  const [failure, setFailure] = useState<string | null>(null)
  /** Shows that the text is missing. @returns whether it is */
  const isBlank = () => {
    const isEmpty = draft.text.trim() === ''
    if (isEmpty) setErrors({ text: [t`field cannot be empty`] })
    return isEmpty
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank()) return
    const pay_type = draft.pay_amount === null ? null : draft.pay_type
    try {
      await changeEntry(entry.id, { ...entry.body, ...draft, pay_type })
      await clear()
      onDone()
    } catch (error) {
      // It was sent while the editor was open, or cannot be stored: keep the typed text on the screen.
      setFailure(storingFailureText(error))
    }
  }
  const cancel = async () => {
    await clear()
    if (entry.error?.code === 'editing') await confirmEntry(entry.id).catch(showStoringFailure)
    onDone()
  }
  return (
    <Form onSubmit={save} onWrong={isBlank} validationErrors={errors}>
      <BidFields value={draft} onChange={setDraft} job={job} />
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit">{t`Save`}</Button>
        <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  )
}
