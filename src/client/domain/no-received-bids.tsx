import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** Shown to an employer who has no bids. */
export function NoReceivedBids() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="people" size={40} />}
      title={t`Unfortunately this section is empty or has no entries`}
    >
      <Trans>Nobody has bid yet. We will notify you as soon as someone does.</Trans>
    </EmptyState>
  )
}
