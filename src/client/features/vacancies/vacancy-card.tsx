import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNow } from '#client/platform/clock.ts'
import { formatDate, formatMoneyRange } from '#client/platform/format.ts'
import { MODERATION_STATES, PAY_UNITS } from '#client/platform/terms.ts'
import { Card } from '#client/ui/card.tsx'
import { Chip, type ChipTone } from '#client/ui/chip.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { Remarks } from './remarks.tsx'
import { statesOfOwn } from './states.ts'
import { VacancyActions } from './vacancy-actions.tsx'
import styles from './vacancy-card.module.css'

/** One of the employer's vacancies: how it stands, who has bid, what can be done. */
export function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const { i18n } = useLingui()
  const { pay_amount, pay_max, pay_type, new_rates_count } = vacancy
  return (
    <Card as="article" tone={new_rates_count > 0 ? 'amber' : 'plain'} className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title} lang={vacancy.language}>
          <Link
            from="/$lang"
            to="/$lang/cabinet/worker/user/vacancy/$id"
            params={{ id: `${vacancy.id}` }}
            className={styles.link}
          >
            {vacancy.title}
          </Link>
        </h2>
        <p className={styles.pay}>
          <strong>{formatMoneyRange(pay_amount, pay_max)}</strong> {i18n._(PAY_UNITS[pay_type])}
        </p>
        <States vacancy={vacancy} />
      </header>
      <Facts vacancy={vacancy} />
      <Standing vacancy={vacancy} />
      <Remarks vacancy={vacancy} />
      <VacancyActions vacancy={vacancy} />
    </Card>
  )
}

const TONES: Record<Vacancy['moderation_state'], ChipTone> = {
  pending: 'amber',
  approved: 'done',
  rejected: 'error',
}

function States({ vacancy }: { vacancy: Vacancy }) {
  const { i18n } = useLingui()
  const states = statesOfOwn(vacancy, useNow())
  return (
    <p className={styles.chips}>
      <Chip tone={TONES[vacancy.moderation_state]}>
        {i18n._(MODERATION_STATES[vacancy.moderation_state])}
      </Chip>
      {states.includes('expired') && (
        <Chip tone="amber">
          <Trans>Expired</Trans>
        </Chip>
      )}
      {states.includes('closed') && (
        <Chip>
          <Trans>Closed as filled</Trans>
        </Chip>
      )}
      {!vacancy.published && !states.includes('closed') && (
        <Chip>
          <Trans>Not published</Trans>
        </Chip>
      )}
    </p>
  )
}

function Facts({ vacancy }: { vacancy: Vacancy }) {
  const { rates_count: bids, new_rates_count: fresh } = vacancy
  return (
    <div className={styles.facts}>
      <Link
        from="/$lang"
        to="/$lang/cabinet/worker/user/vacancy/$id/bids"
        params={{ id: `${vacancy.id}` }}
        className={styles.bids}
      >
        <Icon name="people" size={20} />
        <span className={styles.count}>
          <Plural value={bids} _0="No bids yet" one="# bid" other="# bids" />
        </span>
        {fresh > 0 && (
          <Chip tone="amber">
            <Plural value={fresh} one="# new" other="# new" />
          </Chip>
        )}
      </Link>
      <p>
        {vacancy.rubric.name} · {vacancy.city.name} · <Term vacancy={vacancy} />
      </p>
    </div>
  )
}

function Term({ vacancy }: { vacancy: Vacancy }) {
  const now = useNow()
  const { expires_at, closed_at } = vacancy
  const date = formatDate(closed_at ?? expires_at ?? vacancy.created_at)
  if (closed_at) return <Trans>Closed on {date}</Trans>
  if (!expires_at) return <Trans>Written on {date}</Trans>
  return Date.parse(expires_at) > now ? <Trans>Runs until {date}</Trans> : <Trans>Expired on {date}</Trans>
}

function Standing({ vacancy }: { vacancy: Vacancy }) {
  const { moderation_state: state, is_public } = vacancy
  if (vacancy.closed_at) return null
  if (state === 'rejected') {
    return (
      <Notice
        tone="error"
        title={
          is_public ? <Trans>The changed text was rejected</Trans> : <Trans>Rejected by the moderator</Trans>
        }
      >
        <p className={styles.reason}>{vacancy.moderation_reason}</p>
        {is_public && (
          <p>
            <Trans>The text approved before stays public.</Trans>
          </p>
        )}
      </Notice>
    )
  }
  if (state === 'pending' && is_public) {
    return (
      <Notice tone="amber">
        <Trans>Your changed text waits for the moderator. Until then the approved one stays public.</Trans>
      </Notice>
    )
  }
  return null
}
