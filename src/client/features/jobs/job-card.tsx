import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { FavouriteSlot } from '#client/domain/favourite-slot.tsx'
import { JobTitle } from '#client/domain/job-title.tsx'
import { CARD_CHOICES, choicesInWords } from '#client/domain/labels.ts'
import { useWeekHours } from '#client/domain/week-hours.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { RubricIcon } from '#client/ui/rubric-icon.tsx'
import type { JobCard as Job } from '#shared/contract/jobs.ts'
import { DAY_MS } from '#shared/durations.ts'
import styles from './job-card.module.css'
import { Pay } from './pay.tsx'

// Lazy, because only job seekers need it and its outbox.
const OwnBidMark = lazy(async () => ({ default: (await import('./own-bid-mark.tsx')).OwnBidMark }))

type Props = {
  job: Job
  headingLevel?: 2 | 3
  /** Called before the link is followed. Call `preventDefault` to open the job in another way. */
  onOpen?: (event: MouseEvent, slug: string) => void
  /** Whether the job is open beside the list. */
  isOpen?: boolean
}

/** A job in a list: title, company, place, pay, age, and whether the user has bid. */
export function JobCard({ job, headingLevel = 2, onOpen, isOpen }: Props) {
  const { t, i18n } = useLingui()
  const weekHours = useWeekHours()
  const km = Math.round(job.distance_km ?? 0)
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      as="article"
      interactive
      padding="none"
      tone={isOpen ? 'selected' : 'plain'}
      className={styles.card}
    >
      {job.company_logo ? (
        <img className={styles.logo} src={job.company_logo} alt={job.company_name} loading="lazy" />
      ) : (
        <span className={styles.pictogram} title={job.rubric.name}>
          <RubricIcon icon={job.rubric.icon} />
        </span>
      )}
      <div className={styles.body}>
        <Heading className={styles.title} lang={job.language}>
          <Link
            from="/$lang"
            to="/$lang/jobs/item/$slug"
            params={{ slug: job.slug }}
            className={cardLinkClass}
            onClick={(event) => onOpen?.(event, job.slug)}
            aria-current={isOpen || undefined}
          >
            <JobTitle>{job.title}</JobTitle>
          </Link>
        </Heading>
        <Pay job={job} className={styles.pay} isConverted />
        <p className={styles.who}>
          <span translate="no">{job.company_name}</span>
          <span>
            {job.city.name}
            {km > 0 && ` · ${t`${km}\u00a0km`}`}
          </span>
        </p>
        <p className={styles.facts}>
          {job.hours_per_week && <span>{weekHours(job.hours_per_week)}</span>}
          {choicesInWords(job, CARD_CHOICES).map(({ field, word }) => (
            <span key={field}>{i18n._(word)}</span>
          ))}
          <Age job={job} />
          <BidMark job={job}>
            <Chip tone="done" icon={<Icon name="check" size={16} />}>
              <Trans>You have bid</Trans>
            </Chip>
          </BidMark>
        </p>
        <span className="visually-hidden">{t`Rubric: ${job.rubric.name}`}</span>
      </div>
      <FavouriteSlot type="jobs" id={job.id} title={job.title} slug={job.slug} />
    </Card>
  )
}

/** Its children if the current user has bid for the job. */
function BidMark({ job: { slug, my_rate_id }, children }: { job: Job; children: ReactNode }) {
  const { role } = useViewer()
  const hasBid = my_rate_id != null
  const mark = hasBid && children
  if (role !== 'worker') return mark
  return (
    <Suspense fallback={mark}>
      <OwnBidMark slug={slug} hasBid={hasBid}>
        {children}
      </OwnBidMark>
    </Suspense>
  )
}

/** The age of a job, which orders the list, and when the employer last confirmed that it is open. */
function Age({ job: { published_at, confirmed_at } }: { job: Job }) {
  const isConfirmed = Date.parse(confirmed_at) - Date.parse(published_at) >= DAY_MS
  return (
    <>
      <RelativeTime at={published_at} />
      {isConfirmed && (
        <span>
          <Trans>
            confirmed <RelativeTime at={confirmed_at} />
          </Trans>
        </span>
      )}
    </>
  )
}
