import { Trans } from '@lingui/react/macro'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { Objection, OpenObjection } from '../objection.tsx'
import styles from '../posting-card.module.css'

/** Why a moderator took an offer down, and the consequences. */
export function TakenDown({
  offer: { id, name, moderation_reason, moderation_ground, is_objectionable, objection },
}: {
  offer: OwnOffer
}) {
  return (
    <Notice tone="error" title={<Trans>Taken down by a moderator</Trans>}>
      {moderation_reason && <p className={styles.reason}>{moderation_reason}</p>}
      <GroundNote ground={moderation_ground} />
      <p>
        <Trans>Nobody else can see this offer. You can delete it, but not change or publish it again.</Trans>
      </p>
      {objection && <OpenObjection objection={objection} />}
      {is_objectionable && <Objection type="offer" id={id} title={name} />}
    </Notice>
  )
}
