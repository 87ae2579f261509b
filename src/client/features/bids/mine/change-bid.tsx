import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { baseOf, isConflict, type StoredText, versionFor } from '#client/domain/outbox/written-for.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { OWN_BID_QUERIES } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { BidFormSchema, type BidState } from '#shared/contract/bids.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { isRead } from '#shared/rules/bid-states.ts'
import type { BidDraft } from './bid-draft.ts'
import { BidFields } from './bid-fields.tsx'
import styles from './bids.module.css'
import { BidChangedElsewhere } from './refused-bid-change.tsx'
import { type BidContent, contentText, useBidTexts } from './use-bid-texts.ts'

type Props = {
  bid: BidContent & { id: number; state: BidState; version?: number | undefined }
  job: { slug: string; title: string; pay_type: PayType }
  onDone: () => void
  /** Opens the form of a new bid with what was typed; undefined if the bid cannot be replaced. */
  onReplace: ((typed: BidDraft) => void) | undefined
}

/** `base`: what the change was written for. Drafts of earlier releases have none. */
type Draft = BidDraft & { base?: StoredText | undefined }

/** What the server stores of a draft. */
const contentOf = ({ text, pay_amount, pay_type }: BidDraft): BidContent => ({
  text: text.trim(),
  pay_amount,
  pay_type: pay_amount === null ? null : pay_type,
})

/** The form for new text and pay of a bid that the employer has not seen yet. */
export function ChangeBid({ bid, job, onDone, onReplace }: Props) {
  const { t } = useLingui()
  const { id, text, pay_amount, version } = bid
  const stored = { text: contentText(bid), version }
  const [typed, setDraft, { clear }] = useDraft<Draft>(`bid-change:${id}`, {
    text,
    pay_amount,
    pay_type: bid.pay_type ?? job.pay_type,
    base: stored,
  })
  const { base, ...draft } = { ...typed, base: baseOf(typed.base, stored, contentText(contentOf(typed))) }
  const change = (next: BidDraft) => setDraft({ ...next, base })
  const finish = async () => {
    await clear()
    onDone()
  }
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useFocusOnRemoval(form)
  const queryClient = useQueryClient()
  const onRefused = (refusal: unknown): never => {
    // It has another state than the one shown.
    for (const queryKey of OWN_BID_QUERIES) void queryClient.invalidateQueries({ queryKey })
    throw refusal
  }
  const { send, reset, isPending, error, errors, failure } = useSubmit(finish, { onRefused })
  const { language } = useViewer()
  const { shown, onSubmit, onWrong } = useFormCheck(
    () => findFormErrors(BidFormSchema, contentOf(draft), language),
    () => {
      const body = { slug: job.slug, rateId: id, ...contentOf(draft), version: versionFor(base, stored) }
      if (!isPending) send({ kind: 'bid-change', label: job.title, body })
    },
    { errors },
  )
  // Usually the page learns of it while the user is typing.
  const isTooLate = isRead(bid.state) || (error instanceof ApiError && error.code === 'bid_read')
  const textsOf = useBidTexts()
  const hasConflict = !isTooLate && isConflict(base, stored, contentText(contentOf(draft)))
  const replace = () => {
    onReplace?.(draft)
    void finish()
  }
  return (
    <div ref={form} className={styles.change}>
      <Form validationErrors={shown} onSubmit={onSubmit} onWrong={onWrong}>
        {hasConflict && (
          <BothTexts
            title={<BidChangedElsewhere />}
            texts={textsOf(contentOf(draft), bid)}
            isRefused={failure !== null}
            onKeep={() => {
              reset()
              setDraft({ ...draft, base: stored })
            }}
            onUseOther={finish}
          />
        )}
        <div className={styles.fields}>
          <BidFields value={draft} onChange={change} job={undefined} />
        </div>
        {/* Beside the button, which has the focus: above the fields it would be out of sight on a phone. */}
        <FailureNotice>
          {isTooLate ? (
            <>
              <Trans>The employer has read your bid, so it can no longer be changed.</Trans>{' '}
              {onReplace && <Trans>You can send your text as a new bid. It replaces this one.</Trans>}
            </>
          ) : (
            !hasConflict && failure
          )}
        </FailureNotice>
        <div className={styles.actions}>
          {isTooLate ? (
            onReplace && <Button onPress={replace}>{t`Replace with a new bid`}</Button>
          ) : (
            <Button type="submit" isPending={isPending}>
              {t`Save`}
            </Button>
          )}
          <Button variant="quiet" onPress={finish}>
            {t`Cancel`}
          </Button>
        </div>
      </Form>
    </div>
  )
}
