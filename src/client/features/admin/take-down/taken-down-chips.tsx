import { Trans } from '@lingui/react/macro'
import { Chip } from '#client/ui/chip.tsx'

/** What happens to a published text: its take-down waits in the outbox, or the server has it and can still undo it. */
export type TakeDownState = 'waiting' | 'held' | null

/** Says that a vacancy or offer is taken down, and if so, that this waits to be sent. */
export function TakenDownChips({ state }: { state: NonNullable<TakeDownState> }) {
  return (
    <>
      <Chip tone="error">
        <Trans>Taken down</Trans>
      </Chip>{' '}
      {state === 'waiting' && <WaitsChip />}
    </>
  )
}

/** Says that a decision waits in the outbox. */
export function WaitsChip() {
  return (
    <Chip tone="amber">
      <Trans context="one thing">Waiting to be sent</Trans>
    </Chip>
  )
}
