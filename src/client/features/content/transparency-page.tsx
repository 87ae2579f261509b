import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GROUND_WORDS } from '#client/domain/ground-words.ts'
import { REASONS } from '#client/domain/report-reasons.ts'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ObjectionType } from '#shared/contract/objections.ts'
import type { Transparency } from '#shared/contract/transparency.ts'
import styles from './content.module.css'
import { ContentFailure } from './content-failure.tsx'
import { transparencyQueryOptions } from './queries.ts'
import table from './table.module.css'
import transparency from './transparency.module.css'

/** The decisions of the last twelve months in figures (Art. 15 and 24 DSA). */
export function TransparencyPage() {
  const { t } = useLingui()
  useTitle(t`Transparency report`)
  const query = useQuery(transparencyQueryOptions())
  const { data, error, refetch } = query
  const age = useFreshness(query)
  return (
    <>
      <PageHeader
        title={t`Transparency report`}
        subtitle={
          data && (
            <Trans>
              {formatDate(data.since)} to {formatDate(data.until)}. The figures are counted once an hour.
            </Trans>
          )
        }
      />
      <AgeNote>{age}</AgeNote>
      {data ? (
        <Figures figures={data} />
      ) : error ? (
        <ContentFailure error={error} onRetry={refetch} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </div>
      )}
    </>
  )
}

function Figures({ figures }: { figures: Transparency }) {
  const { t, i18n } = useLingui()
  const { vacancies, offers, messages, bids, reports, objections, accounts, grounds } = figures
  const hours = (value: number | null) =>
    value === null ? t`No decisions yet` : t`${formatNumber(value)}\u00a0h`
  return (
    <div className={transparency.text}>
      <p>
        <Trans>
          A person makes every decision. Software only points out passages that a moderator should look at.
        </Trans>
      </p>
      <section>
        <SectionHeading>{t`Vacancies, offers, messages and bids`}</SectionHeading>
        <DefinitionList
          className={transparency.figures}
          items={[
            { term: t`Vacancies approved`, details: formatNumber(vacancies.approved) },
            { term: t`Vacancies rejected`, details: formatNumber(vacancies.rejected) },
            { term: t`Vacancies taken down`, details: formatNumber(vacancies.taken_down) },
            { term: t`Offers taken down`, details: formatNumber(offers.taken_down) },
            { term: t`Messages taken down`, details: messages && formatNumber(messages.taken_down) },
            { term: t`Bids taken down`, details: bids && formatNumber(bids.taken_down) },
            { term: t`Median time to a decision on a vacancy`, details: hours(vacancies.median_hours) },
          ]}
        />
      </section>
      <section>
        <SectionHeading>{t`Reports of illegal or harmful content`}</SectionHeading>
        <DefinitionList
          className={transparency.figures}
          items={[
            { term: t`Reports received`, details: formatNumber(reports.received) },
            { term: t`Reports upheld`, details: formatNumber(reports.upheld) },
            { term: t`Reports dismissed`, details: formatNumber(reports.dismissed) },
            { term: t`Reports not yet decided`, details: formatNumber(reports.open) },
            { term: t`Median time to a decision on a report`, details: hours(reports.median_hours) },
          ]}
        />
        {reports.reasons.length > 0 && (
          <Counted
            caption={t`Reasons for the reports`}
            head={t({ message: 'Reason', context: 'of a report' })}
            rows={reports.reasons.map(({ reason, count }) => [i18n._(REASONS[reason]), count])}
          />
        )}
      </section>
      <section>
        <SectionHeading>{t`Objections to decisions`}</SectionHeading>
        <DefinitionList
          className={transparency.figures}
          items={[
            { term: t`Objections received`, details: formatNumber(objections.received) },
            { term: t`Objections upheld`, details: formatNumber(objections.overturned) },
            { term: t`Objections rejected`, details: formatNumber(objections.upheld) },
            { term: t`Median time to a decision on an objection`, details: hours(objections.median_hours) },
          ]}
        />
        {objections.subjects.length > 0 && (
          <Counted
            caption={t`What the objections are about`}
            head={t({ message: 'Subject', context: 'of an objection' })}
            rows={objections.subjects.map(({ type, count }) => [i18n._(SUBJECTS[type]), count])}
          />
        )}
      </section>
      <section>
        <SectionHeading>{t`Accounts`}</SectionHeading>
        <DefinitionList
          className={transparency.figures}
          items={[
            { term: t`Warnings`, details: formatNumber(accounts.warned) },
            { term: t`Profiles hidden without a report`, details: formatNumber(accounts.hidden) },
            { term: t`Pauses`, details: formatNumber(accounts.paused) },
            { term: t`Blocks`, details: formatNumber(accounts.blocked) },
            { term: t`Blocks lifted`, details: formatNumber(accounts.unblocked) },
          ]}
        />
      </section>
      {grounds.length > 0 && (
        <section>
          <SectionHeading>{t`What our decisions are based on`}</SectionHeading>
          <Counted
            caption={t`Grounds for decisions against content and accounts`}
            head={t`Grounds`}
            rows={grounds.map(({ ground, count }) => [i18n._(GROUND_WORDS[ground]), count])}
          />
        </section>
      )}
      <section>
        <SectionHeading>{t`If you disagree with a decision`}</SectionHeading>
        <p>
          <Trans>
            Each decision states its reason. You can object free of charge within six months, using the link
            in the e-mail or in your account. If possible, someone else decides. You may also turn to a
            certified out-of-court dispute settlement body or to a court.
          </Trans>{' '}
          <Link from="/$lang" to="/$lang/page/$slug" params={{ slug: 'terms' }}>{t`Terms of use`}</Link>
        </p>
      </section>
    </div>
  )
}

const SUBJECTS: Record<ObjectionType, MessageDescriptor> = {
  vacancy: msg`Vacancies`,
  offer: msg`Offers`,
  report: msg`Dismissed reports`,
  account: msg`Blocked accounts`,
  message: msg`Removed messages`,
  profile: msg`Hidden profiles`,
  bid: msg`Removed bids`,
}

type CountedProps = { caption: string; head: string; rows: [string, number][] }

/** A table of kinds with their numbers. */
function Counted({ caption, head, rows }: CountedProps) {
  const { t } = useLingui()
  return (
    <table className={classNames(table.table, transparency.counts)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t({ message: 'Number', context: 'how many' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
