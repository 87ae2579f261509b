import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { convertPay } from '#client/domain/convert-pay.ts'
import { CARD_CHOICES, choicesInWords, PAY_UNITS } from '#client/domain/labels.ts'
import { useWeekHours } from '#client/domain/week-hours.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoneyRange } from '#client/platform/words/format.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FavouriteText } from './favourite-text.tsx'
import styles from './favourites.module.css'
import { STATES, stateAt } from './states.ts'
import type { Favourite } from './stored-favourites.ts'

type Props = { favourite: Favourite; kind: FavoriteKind }

/** A favourite: its title, its state and its full text. */
export function FavouriteCard({ favourite, kind }: Props) {
  const { i18n } = useLingui()
  const { id, title, slug, job, offer, user } = favourite
  const ended = STATES[kind][stateAt(favourite, useNow())]
  const about = [
    job?.company_name ?? offer?.person.name,
    (job ?? offer ?? user)?.city?.name,
    ...(user?.rubrics.map(({ name }) => name) ?? []),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title} lang={job?.language ?? offer?.language}>
          <Address favourite={favourite} kind={kind}>
            {title}
          </Address>
        </h2>
        <FavouriteButton type={kind} id={id} title={title} {...(slug ? { slug } : {})} />
      </div>
      {ended && <Notice tone="amber" title={i18n._(ended)} />}
      {job && <Pay {...job} />}
      {offer && <Pay {...offer} pay_max={null} hours_per_week={null} />}
      {job && <JobFacts job={job} />}
      {about && <p className={styles.soft}>{about}</p>}
      <p className={styles.soft}>
        <Trans>
          Added <RelativeTime at={favourite.added_at} />
        </Trans>
      </p>
      <FavouriteText favourite={favourite} />
    </Card>
  )
}

/** A link to the favourite's page, unless it is unavailable. */
function Address({ favourite, kind, children }: Props & { children: ReactNode }) {
  const id = `${favourite.id}`
  if (favourite.state === 'unavailable') return children
  if (kind === 'users') {
    return (
      <Link from="/$lang" to="/$lang/user/profile/$id" params={{ id }}>
        {children}
      </Link>
    )
  }
  if (kind === 'offers') {
    return (
      <Link from="/$lang" to="/$lang/offer/item/$id" params={{ id }}>
        {children}
      </Link>
    )
  }
  if (!favourite.slug) return children
  return (
    <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug: favourite.slug }}>
      {children}
    </Link>
  )
}

/** What one compares: hours, choices such as accommodation, and the start. */
function JobFacts({ job }: { job: Job }) {
  const { t, i18n } = useLingui()
  const weekHours = useWeekHours()
  const start = job.start_date && formatDate(job.start_date)
  const facts = [
    job.hours_per_week && weekHours(job.hours_per_week),
    ...choicesInWords(job, CARD_CHOICES).map(({ word }) => i18n._(word)),
    start && t`Start: ${start}`,
  ].filter(Boolean)
  return facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>
}

type Paid = Pick<Job, 'pay_amount' | 'pay_max' | 'pay_type' | 'hours_per_week'>

function Pay(pay: Paid) {
  const { i18n } = useLingui()
  const other = convertPay(pay)
  return (
    <p className={styles.pay}>
      <strong>{formatMoneyRange(pay.pay_amount, pay.pay_max)}</strong> {i18n._(PAY_UNITS[pay.pay_type])}{' '}
      {other &&
        (pay.pay_type === 'per_hour' ? <Trans>≈ {other} a month</Trans> : <Trans>≈ {other} an hour</Trans>)}
    </p>
  )
}
