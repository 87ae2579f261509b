import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { justRegistered } from '#client/platform/device/just-registered.ts'
import { takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import { BidFields } from './bid-fields.tsx'
import { listedJob } from './bid-job.ts'
import styles from './bids.module.css'
import { useBidDraft } from './use-bid-draft.ts'

type Props = {
  job: Job
  /** The own bid that the new one replaces. Its content is filled in. */
  replaced?: Job['my_rate']
  /** The user has sent a bid for this job before, and knows that it is possible. */
  isAgain?: boolean
  /** The bid is in the outbox, or the user does not want to replace the earlier one. */
  onDone?: () => void
}

/** The form for a bid. It always writes to the outbox, online as well as offline, so that there is one code path. */
export function BidForm({ job, replaced, isAgain = false, onDone }: Props) {
  const { t } = useLingui()
  const isOffline = useConnection() === 'offline'
  const [draft, setDraft, { clear }] = useBidDraft(job, replaced)
  const form = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [isStoring, setStoring] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // The greeting at the top of the page is out of sight.
  const isNew = useSyncExternalStore(justRegistered.subscribe, justRegistered.get, () => false)
  const isReplacing = Boolean(replaced)
  // After a login or registration, or to replace a bid: scrolls to the form, which is far down on a phone.
  useEffect(() => {
    if (!isReplacing && !takeRememberedAction('bid', job.slug)) return
    const field = form.current?.querySelector<HTMLElement>('textarea')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [job.slug, isReplacing])

  const isBlank = draft.text.trim() === ''
  // A draft that is restored after the press removes the error.
  const errors = useMemo(
    (): Record<string, string[]> => (isMissing && isBlank ? { text: [t`field cannot be empty`] } : {}),
    [isMissing, isBlank, t],
  )

  const place = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank)
    if (isBlank) return
    setStoring(true)
    setFailure(null)
    try {
      await enqueue({
        kind: 'bid',
        label: job.title,
        body: {
          slug: job.slug,
          jobVersion: job.version,
          ...draft,
          pay_type: draft.pay_amount === null ? null : draft.pay_type,
          replaces: replaced?.id,
          job: listedJob(job),
        },
      })
      clear()
      onDone?.()
    } catch (error) {
      setFailure(storingFailureText(error))
    }
    setStoring(false)
  }

  const cancel = () => {
    clear()
    onDone?.()
  }

  return (
    <Form onSubmit={place} onWrong={() => setMissing(isBlank)} validationErrors={errors}>
      {replaced && (
        <p>
          <Trans>
            Your earlier bid stays as it is until you send this one. Then the new bid replaces it.
          </Trans>
        </p>
      )}
      {isNew && !isAgain && (
        <p role="status">
          <Trans>Your account is ready. You can send your bid now.</Trans>
        </p>
      )}
      <div ref={form} className={styles.fields}>
        <BidFields value={draft} onChange={setDraft} job={job} />
      </div>
      <FailureNotice>{failure && t`${failure} Your text is still here.`}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" icon={<Icon name="send" size={20} />} isPending={isStoring}>
          {t`Place bid`}
        </Button>
        {replaced && <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>}
      </div>
      {isOffline && (
        <p>
          <Trans>You are offline: your bid is saved on this device and will be sent automatically.</Trans>
        </p>
      )}
    </Form>
  )
}
