import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { TakeDownButton } from '../take-down/take-down-button.tsx'
import type { Held } from '../undo/use-held-decisions.ts'
import styles from './moderation.module.css'

type Props = {
  vacancy: ModeratedVacancy
  isTakenDown: (id: number) => boolean
  onDecided: (held: Held) => void
}

/** What staff can do with a decided vacancy: take it down while an approved text of it is public. */
export function TakeDownCard({ vacancy, isTakenDown, onDecided }: Props) {
  const { t } = useLingui()
  const { id, title, employer, remarks, public_version } = vacancy
  if (vacancy.closed_at || !(vacancy.is_public || vacancy.moderation_state === 'approved')) return null
  return (
    <Card as="section" aria-label={t`Decision`} className={styles.decision}>
      {isTakenDown(id) ? (
        <div>
          <Chip tone="error">
            <Trans>Taken down</Trans>
          </Chip>
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
