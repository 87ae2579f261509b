import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import styles from './moderation.module.css'
import { COMMON_REASONS } from './reasons.ts'

type Props = {
  vacancy: ModeratedVacancy
  isPending: boolean
  error: Error | null
  onApprove: () => void
  onReject: (reason: string, onDone: () => void) => void
  onLeave: () => void
}

/** The form to approve a vacancy, or to reject it with a reason that the employer reads in full. */
export function Decision({ vacancy, isPending, error, onApprove, onReject, onLeave }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const [reason, setReason, { clear }] = useDraft(`moderation:${vacancy.id}:${vacancy.version}`, '')
  const [isMissing, setMissing] = useState(false)
  const write = (next: string) => {
    setReason(next)
    setMissing(false)
  }
  const rejectIt = () => {
    if (isPending) return
    if (reason.trim() !== '') return onReject(reason.trim(), () => void clear())
    setMissing(true)
    panel.current?.querySelector('textarea')?.focus()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    <Card as="section" aria-label={t`Decision`} className={styles.decision} ref={panel} onKeyDown={leave}>
      <ReadyReasons onChoose={(text) => write(reason.trim() ? `${reason.trim()}\n${text}` : text)} />
      <TextArea
        label={t`Reason`}
        placeholder={t`Required to reject. The employer sees the full text`}
        value={reason}
        onChange={write}
        maxLength={LIMITS.reason.max}
        rows={2}
        errorMessage={isMissing ? t`field cannot be empty` : fieldErrors(error).reason}
      />
      <div className={styles.decide}>
        <Button icon={<Icon name="check" size={20} />} isPending={isPending} onPress={onApprove}>
          <Trans>Approve</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="cross" size={20} />}
          isDisabled={isPending}
          onPress={rejectIt}
        >
          <Trans>Reject</Trans>
        </Button>
      </div>
    </Card>
  )
}

function ReadyReasons({ onChoose }: { onChoose: (text: string) => void }) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.reasons} aria-label={t`Standard reasons`}>
      {COMMON_REASONS.map(({ label, text }) => (
        <li key={label.id}>
          <Button size="small" variant="secondary" onPress={() => onChoose(i18n._(text))}>
            {i18n._(label)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
