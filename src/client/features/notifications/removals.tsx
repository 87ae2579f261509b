import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { GroundNote } from '#client/domain/ground-note.tsx'
import { GROUND_WORDS } from '#client/domain/ground-words.ts'
import { ObjectionLink } from '#client/domain/objection-link.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { Removal } from '#shared/contract/objections.ts'
import styles from './notifications-page.module.css'
import { removalsQueryOptions } from './queries.ts'

const TYPES: readonly string[] = ['message', 'bid', 'profile'] satisfies Removal['type'][]

/** What the team has removed of the current user, with the reason and the way to object. Nothing when there is none. */
export function Removals() {
  const id = useId()
  const { data = [] } = useQuery(removalsQueryOptions(useViewer()))
  // A tab of a newer release shares what it has fetched.
  const known = data.filter(({ type, ground }) => TYPES.includes(type) && (!ground || ground in GROUND_WORDS))
  if (known.length === 0) return null
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Removed by the Jobmost team</Trans>
      </SectionHeading>
      <ul className={styles.removals}>
        {known.map((removal) => (
          <RemovalRow key={`${removal.type} ${removal.id}`} removal={removal} />
        ))}
      </ul>
    </Card>
  )
}

function RemovalRow({
  removal: { type, title, reason, ground, removed_at, objection },
}: {
  removal: Removal
}) {
  const { t } = useLingui()
  const when = formatDate(removed_at)
  const heading = {
    message: t`Your message, removed on ${when}`,
    bid: t`Your bid, removed on ${when}`,
    profile: t`Your profile, hidden on ${when}`,
  }[type]
  return (
    <li className={styles.removal}>
      <h3>{heading}</h3>
      {type !== 'profile' && <blockquote className={styles.quote}>{title}</blockquote>}
      <p className={styles.reason}>{reason}</p>
      <GroundNote ground={ground} />
      {objection && <ObjectionLink path={objection} />}
    </li>
  )
}
