import { Trans } from '@lingui/react/macro'
import type { Vacancy } from '#shared/contract/vacancies.ts'

type Counts = Pick<Vacancy, 'positions' | 'accepted_rates_count'>

/** How many of several positions are filled; null where that says nothing. */
export function filledOf({ positions, accepted_rates_count: accepted }: Counts): number | null {
  // Lists stored by an earlier release have no number. More bids than positions can be accepted.
  return positions > 1 && accepted > 0 ? Math.min(accepted, positions) : null
}

/** "1 of 3 positions filled", for the owner of a vacancy with several positions. */
export function FilledPositions({ vacancy }: { vacancy: Counts }) {
  const filled = filledOf(vacancy)
  const { positions } = vacancy
  return (
    filled !== null && (
      <Trans>
        {filled} of {positions} positions filled
      </Trans>
    )
  )
}
