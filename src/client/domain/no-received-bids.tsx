import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'

/**
 * Shown to an employer who has no bids.
 * @param props.isNotified whether people can bid, and the user is told of it
 */
export function NoReceivedBids({ isNotified }: { isNotified: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="people" size={40} />}
      title={t`Unfortunately this section is empty or has no entries`}
    >
      {isNotified ? (
        <Trans>Nobody has bid yet. We will notify you as soon as someone does.</Trans>
      ) : (
        <Trans>Nobody has bid so far.</Trans>
      )}
    </EmptyState>
  )
}
