import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { BidDraft } from './bid-draft.ts'
import { BidFields } from './bid-fields.tsx'
import styles from './bids.module.css'

type Props = {
  bid: { id: number; text: string; pay_amount: number | null; pay_type: PayType | null }
  job: { slug: string; title: string; pay_type: PayType }
  onDone: () => void
}

/** The form for new text and pay of a bid that the employer has not seen yet. */
export function ChangeBid({ bid, job, onDone }: Props) {
  const { t } = useLingui()
  const { id, text, pay_amount } = bid
  const stored: BidDraft = { text, pay_amount, pay_type: bid.pay_type ?? job.pay_type }
  const [draft, setDraft, { clear }] = useDraft<BidDraft>(`bid-change:${id}`, stored)
  const finish = async () => {
    await clear()
    onDone()
  }
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useFocusOnRemoval(form)
  const { send, isPending, errors, failure } = useSubmit(finish)
  return (
    <div ref={form} className={styles.change}>
      <Form
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault()
          const pay_type = draft.pay_amount === null ? null : draft.pay_type
          const body = { slug: job.slug, rateId: id, ...draft, pay_type }
          if (!isPending) send({ kind: 'bid-change', label: job.title, body })
        }}
      >
        <FailureNotice>{failure}</FailureNotice>
        <div className={styles.fields}>
          <BidFields value={draft} onChange={setDraft} job={undefined} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" isPending={isPending}>
            {t`Save`}
          </Button>
          <Button variant="quiet" onPress={finish}>
            {t`Cancel`}
          </Button>
        </div>
      </Form>
    </div>
  )
}
