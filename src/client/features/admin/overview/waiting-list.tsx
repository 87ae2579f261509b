import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#client/platform/words/format.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { Waiting } from '#shared/contract/administration.ts'
import { adminPathsOf, sectionOf } from '../sections.ts'
import styles from './waiting-list.module.css'

/** The current user's queues with their lengths and the age of the oldest entry. */
export function WaitingList({ waiting: { role, queues } }: { waiting: Waiting }) {
  const { t, i18n } = useLingui()
  const waiting = adminPathsOf(role).flatMap((path) => {
    const { queue, label, queueLabel = label } = sectionOf(path)
    const found = queue && queues[queue]
    return found ? [{ path, label: queueLabel, ...found }] : []
  })
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <SectionHeading id="waiting">{t`Waiting for a decision`}</SectionHeading>
      <ul className={styles.list}>
        {waiting.map(({ path, label, count, oldest_at }) => (
          <Card as="li" key={path} interactive tone={count > 0 ? 'amber' : 'plain'} className={styles.card}>
            <Link from="/$lang" to={path} className={cardLinkClass} data-shortcut="entry">
              {i18n._(label)}
            </Link>
            <strong className={styles.count}>{formatNumber(count)}</strong>
            <span className={styles.age}>
              {oldest_at ? (
                <Trans>
                  The oldest: <RelativeTime at={oldest_at} />
                </Trans>
              ) : (
                <Trans>Nothing is waiting</Trans>
              )}
            </span>
          </Card>
        ))}
      </ul>
    </section>
  )
}
