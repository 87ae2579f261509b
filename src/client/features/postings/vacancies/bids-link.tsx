import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Chip } from '#client/ui/chip.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import styles from '../posting-card.module.css'

/** A link to a vacancy's bids with their number, and the numbers of new and of unanswered ones. */
export function BidsLink({ vacancy }: { vacancy: Vacancy }) {
  const { rates_count: bids, new_rates_count: fresh, waiting_rates_count: unanswered = 0 } = vacancy
  return (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/user/vacancy/$id/bids"
      params={{ id: `${vacancy.id}` }}
      className={styles.bids}
    >
      <Icon name="people" size={20} />
      <span className={styles.count}>
        <Plural value={bids} _0="No bids yet" one="# bid" other="# bids" />
      </span>
      {fresh > 0 && (
        <Chip tone="amber">
          <Plural value={fresh} one="# new" other="# new" />
        </Chip>
      )}
      {unanswered > fresh && (
        <Chip>
          <Plural value={unanswered} one="# unanswered" other="# unanswered" />
        </Chip>
      )}
    </Link>
  )
}
