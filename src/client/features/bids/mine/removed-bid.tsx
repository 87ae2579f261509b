import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { ObjectionLink } from '#client/domain/objection-link.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { OwnBid } from '#shared/contract/bids.ts'
import { isUnanswered } from '#shared/rules/bid-states.ts'
import styles from './bids.module.css'

export type Removal = NonNullable<OwnBid['removal']>
type Props = { removal: Removal; state: OwnBid['state'] }

/** Why a moderator has taken a bid down, the consequences, and the way to object. */
export function RemovedBid({ removal, state }: Props) {
  const { reason, ground, objection } = removal
  return (
    <Notice tone="error" title={<Trans>Removed by the Jobmost team</Trans>}>
      <p className={styles.text}>{reason}</p>
      <GroundNote ground={ground} />
      <p>
        <Trans>Nobody else can see this bid.</Trans>{' '}
        {isUnanswered(state) && <Trans>You can withdraw it, but not change it.</Trans>}
      </p>
      {objection ? (
        <ObjectionLink path={objection} />
      ) : (
        // The page of a job does not know whether one can object.
        objection === undefined && (
          <Link from="/$lang" to="/$lang/cabinet/worker/bids">
            <Trans>You can object in “My bids”</Trans>
          </Link>
        )
      )}
    </Notice>
  )
}
