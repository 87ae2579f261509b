import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { REASON_CODES } from '#shared/contract/decision-reasons.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { ReadyReasons } from '../reasons/ready-reasons.tsx'
import { useStatementDraft } from '../reasons/use-statement-draft.ts'
import { draftNames } from '../undo/draft-names.ts'
import styles from './moderation.module.css'

const REASONS = REASON_CODES.filter((code) => code !== 'insult' && code !== 'no_violation')

type Props = {
  vacancy: ModeratedVacancy
  isPending: boolean
  error: Error | null
  /** Shown above the buttons before an approval. */
  warning: ReactNode
  onApprove: () => void
  onReject: (statement: Statement, onDone: () => void) => void
  onLeave: () => void
}

/** The form to approve a vacancy, or to reject it with a reason that the employer reads in full. */
export function Decision({ vacancy, isPending, error, warning, onApprove, onReject, onLeave }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const draft = useStatementDraft(draftNames.text(vacancy))
  const { reason, ground } = draft
  const [isMissing, setMissing] = useState(false)
  const [isUngrounded, setUngrounded] = useState(false)
  const write = (next: string) => {
    draft.setReason(next)
    setMissing(false)
  }
  const rejectIt = () => {
    if (isPending) return
    const words = reason.trim()
    setUngrounded(ground === null)
    setMissing(words === '')
    if (ground === null) return panel.current?.querySelector('select')?.focus()
    if (words !== '' && words.length <= LIMITS.reason.max)
      return onReject({ reason: words, ground }, () => void draft.clear())
    panel.current?.querySelector('textarea')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) rejectIt()
  }
  return (
    <Card as="section" aria-label={t`Decision`} className={styles.decision} ref={panel} onKeyDown={press}>
      <div className={styles.statement}>
        <div className={styles.reasons}>
          <ReadyReasons
            language={vacancy.employer.language}
            codes={REASONS}
            value={reason}
            onChange={write}
            ground={{
              ground,
              onGroundChange: draft.setGround,
              remarks: vacancy.remarks,
              errorMessage: isUngrounded && ground === null ? t`field cannot be empty` : undefined,
            }}
          />
        </div>
        <div className={styles.warning}>{warning}</div>
        <LimitedTextArea
          label={t`Reason`}
          placeholder={t`Required to reject. The employer sees the full text.`}
          value={reason}
          onChange={write}
          max={LIMITS.reason.max}
          rows={2}
          errorMessage={isMissing ? t`field cannot be empty` : fieldErrors(error).reason}
        />
      </div>
      <div className={styles.decide}>
        {/* Directly after the text: Tab from a written reason must not lead to the opposite decision. */}
        <Button
          variant="secondary"
          icon={<Icon name="cross" size={20} />}
          isDisabled={isPending}
          onPress={rejectIt}
        >
          <Trans>Reject</Trans>
        </Button>
        <Button icon={<Icon name="check" size={20} />} isPending={isPending} onPress={onApprove}>
          <Trans>Approve</Trans>
        </Button>
      </div>
    </Card>
  )
}
