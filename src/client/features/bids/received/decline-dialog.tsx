import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DECLINE_WORDS } from '#client/domain/decline-reasons.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { DeclineReason } from '#shared/contract/bids.ts'
import { CHOSEN_DECLINE_REASONS, oneOf } from '#shared/contract/choices.ts'
import { OWN_DECLINE_WORDS } from './own-decline-words.ts'

type Props = {
  /** The number of bids to decline. */
  count: number
  /** The names of the workers among them whose bids were accepted. */
  accepted: readonly string[]
  /** How many more people the vacancy seeks; without it, the vacancy is closed or not loaded. */
  free: number | undefined
  isOpen: boolean
  onClose: () => void
  onDecline: (reason: DeclineReason | null) => void
  focusAfterClose?: () => HTMLElement | null
}

/** Asks for the reason before bids are declined. Each worker reads it in their own language. */
export function DeclineDialog({ count, accepted, free = 0, isOpen, onClose, onDecline, ...focus }: Props) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState<DeclineReason | null>(null)
  return (
    <QuestionDialog
      title={count > 1 ? t`Decline these bids?` : t`Decline this bid?`}
      cancelLabel={t`Cancel`}
      actLabel={t`Decline`}
      variant="primary"
      isOpen={isOpen}
      isPending={false}
      failure={null}
      onCancel={onClose}
      onAct={() => onDecline(reason)}
      {...focus}
    >
      {accepted.length > 0 && <TakenBack names={accepted.join(', ')} isOne={count === 1} />}
      <NativeSelect
        label={t({ message: 'Reason', context: 'of a refusal' })}
        description={
          count > 1
            ? t`Applicants see the reason in their own language.`
            : t`The job seeker reads it in their own language.`
        }
        options={[
          { value: '', label: t`Without giving a reason` },
          ...CHOSEN_DECLINE_REASONS.map((value) => ({ value, label: i18n._(OWN_DECLINE_WORDS[value]) })),
        ]}
        value={reason ?? ''}
        onChange={(value) => setReason(oneOf(CHOSEN_DECLINE_REASONS, value) ?? null)}
      />
      {reason === 'filled' && free > 0 && (
        <Notice>
          <Plural value={free} one="# place is still free." other="# places are still free." />{' '}
          <Trans>Close the vacancy if it is filled.</Trans>
        </Notice>
      )}
      <p>
        <Trans>The message says:</Trans>{' '}
        <q>
          <Trans>Thank you for your bid. This time it did not work out.</Trans>{' '}
          {reason ? i18n._(DECLINE_WORDS[reason]) : <Trans>The employer has declined it.</Trans>}
        </q>
      </p>
      <p>
        <Plural
          value={count}
          one="The job seeker gets a friendly message."
          other="# job seekers each get a friendly message."
        />{' '}
        <Trans>You can still change your answer later.</Trans>
      </p>
    </QuestionDialog>
  )
}

/** Says that declining takes back acceptances. */
const TakenBack = ({ names, isOne }: { names: string; isOne: boolean }) => (
  <Notice tone="amber">
    {isOne ? (
      <Trans>You have accepted this bid. Your acceptance will be taken back.</Trans>
    ) : (
      // No full stop: the names end with one, that of the surname's initial.
      <Trans>Your acceptance will be taken back for these people: {names}</Trans>
    )}
  </Notice>
)
