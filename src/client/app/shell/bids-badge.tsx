import { Plural } from '@lingui/react/macro'
import { useUnreadBidsCount } from '#client/features/notifications/unread-count.ts'
import { NamedCount } from '#client/ui/count-badge.tsx'

/** The number of new bids, after the words of a link to them. */
export function BidsBadge({ className }: { className?: string | undefined }) {
  const count = useUnreadBidsCount()
  return (
    <NamedCount
      count={count}
      words={<Plural value={count} one="# new" other="# new" />}
      className={className}
    />
  )
}
