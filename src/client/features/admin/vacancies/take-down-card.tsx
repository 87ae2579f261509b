import { useLingui } from '@lingui/react/macro'
import { Card } from '#client/ui/card.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { TakeDownButton } from '../take-down/take-down-button.tsx'
import { type TakeDownState, TakenDownChips } from '../take-down/taken-down-chips.tsx'
import type { Held } from '../undo/use-held-decisions.ts'
import styles from './moderation.module.css'

type Props = {
  vacancy: ModeratedVacancy
  takeDownOf: (id: number) => TakeDownState
  onDecided: (held: Held) => void
}

/** What staff can do with a decided vacancy: take it down while an approved text of it is public. */
export function TakeDownCard({ vacancy, takeDownOf, onDecided }: Props) {
  const { t } = useLingui()
  const { id, title, employer, remarks, public_version } = vacancy
  const takeDown = takeDownOf(id)
  if (vacancy.closed_at || !(vacancy.is_public || vacancy.moderation_state === 'approved')) return null
  return (
    <Card as="section" aria-label={t`Decision`} className={styles.decision}>
      {takeDown ? (
        <div>
          <TakenDownChips state={takeDown} />
        </div>
      ) : (
        <TakeDownButton
          target={{
            type: 'vacancies',
            id,
            title,
            version: public_version ?? undefined,
            language: employer.language,
            remarks,
          }}
          onDone={onDecided}
        />
      )}
    </Card>
  )
}
