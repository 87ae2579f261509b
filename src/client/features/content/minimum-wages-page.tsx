import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { WAGE_SCOPES } from '#client/domain/wage-scopes.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { CONTACT_HASH } from '#shared/contact-path.ts'
import type { MinimumWage, PayTables, WageScope } from '#shared/contract/pay.ts'
import { dayOf } from '#shared/day-of.ts'
import { figuresFrom } from '#shared/rules/figures-from.ts'
import { hasEnded, miniJobLimit, WEEKS_PER_MONTH } from '#shared/rules/pay.ts'
import styles from './content.module.css'
import { ContentFailure } from './content-failure.tsx'
import { FigureTable } from './figure-table.tsx'
import page from './minimum-wages.module.css'

const CLEANING: readonly WageScope[] = ['cleaning_inside', 'cleaning_facade']
const CARE: readonly WageScope[] = ['care_assistant', 'care_trained', 'care_nurse']
// The limit is computed from the minimum wage, as this section prescribes.
const MINI_JOB_LAW = { source: '§ 8 SGB IV', source_url: 'https://www.gesetze-im-internet.de/sgb_4/__8.html' }

// The ministry's page of the sixth regulation. Look for the next one there.
const AGENCIES = {
  law: 'https://www.gesetze-im-internet.de/a_g/__3a.html',
  regulation:
    'https://www.bmas.de/DE/Service/Gesetze-und-Gesetzesvorhaben/sechste-verordnung-lohnuntergrenze-arbeitnehmerueberlassung.html',
  lastDay: '2025-09-30',
}

/** Each legal figure that pay is compared with: its first day, its source, and the day when it was last checked. */
export function MinimumWagesPage() {
  const { t } = useLingui()
  const title = t`Minimum wages and mini-job limits`
  useTitle(title)
  const query = useQuery(payTablesQueryOptions())
  const { data, error, refetch } = query
  const age = useFreshness(query)
  const day = dayOf(new Date(useNow()))
  if (error && !data) return <ContentFailure error={error} onRetry={refetch} />
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<Trans>The legal figures that Jobmost compares pay with, and their sources</Trans>}
      />
      <AgeNote isApart>{age}</AgeNote>
      {data ? (
        <div className={page.sections}>
          <MinimumWages tables={data} day={day} />
          <Limits tables={data} day={day} />
          <Use />
        </div>
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height="9rem" />
          <Skeleton height="15rem" />
        </div>
      )}
    </>
  )
}

type Props = { tables: PayTables; day: string }

const figureOf = ({ hourly, ...row }: MinimumWage) => ({ ...row, amount: hourly })
const isGeneral = ({ rubric_id }: MinimumWage) => rubric_id === null

function MinimumWages({ tables: { minimum_wages }, day }: Props) {
  const { t, i18n } = useLingui()
  const figuresOf = (scope: WageScope) =>
    figuresFrom(
      minimum_wages.filter((row) => !isGeneral(row) && row.scope === scope),
      day,
    )
  const groupsOf = (scopes: readonly WageScope[]) =>
    scopes.map((scope) => ({ name: i18n._(WAGE_SCOPES[scope]), figures: figuresOf(scope).map(figureOf) }))
  const general = figuresFrom(minimum_wages.filter(isGeneral), day)
  return (
    <>
      <section>
        <SectionHeading>{t`General minimum wage`}</SectionHeading>
        <p>
          <Trans>
            Every employer has to pay at least this much, private households too. Nobody can waive it.
          </Trans>
        </p>
        <FigureTable caption={t`Per hour, before tax`} groups={[{ figures: general.map(figureOf) }]} />
      </section>
      <section>
        <SectionHeading>{t`Minimum wages by sector`}</SectionHeading>
        <p>
          <Trans>
            Companies in these sectors have to pay at least this much, and so do staffing agencies for such
            work. Private households, and companies in other sectors for their own staff, have to pay the
            general minimum wage.
          </Trans>
        </p>
        <FigureTable caption={t`Cleaning companies: per hour, before tax`} groups={groupsOf(CLEANING)} />
        <Ended figures={CLEANING.flatMap(figuresOf)} day={day} />
        <FigureTable
          caption={t`Care homes and care services: per hour, before tax`}
          groups={groupsOf(CARE)}
        />
        <Ended figures={CARE.flatMap(figuresOf)} day={day} />
      </section>
      <StaffingAgencies />
    </>
  )
}

/** Says which figures no longer bind, when no later one is known. */
function Ended({ figures, day }: { figures: MinimumWage[]; day: string }) {
  const ended = figures.find((figure) => hasEnded(figure, day))
  if (!ended?.valid_to || figures.some(({ valid_from }) => valid_from > ended.valid_from)) return null
  const lastDay = formatDate(ended.valid_to)
  return (
    <Notice icon="info">
      <Trans>
        This minimum wage ended on {lastDay}. We do not know of a new one yet. Until there is one, the general
        minimum wage applies.
      </Trans>
    </Notice>
  )
}

/** There is no figure for agencies: the last regulation has ended, and no certain source names a later one. */
function StaffingAgencies() {
  const { t } = useLingui()
  const lastDay = formatDate(AGENCIES.lastDay)
  return (
    <section>
      <SectionHeading>{t`Staffing agencies`}</SectionHeading>
      <p>
        <Trans>
          A regulation can set a higher minimum for temporary agency work (
          <a href={AGENCIES.law}>§&nbsp;3a AÜG</a>
          ). The <a href={AGENCIES.regulation}>last one that we know of</a> ended on {lastDay}. We do not
          compare pay with it. Ask the agency which collective agreement applies to you.
        </Trans>
      </p>
    </section>
  )
}

function Limits({ tables: { minimum_wages, midi_job_limits }, day }: Props) {
  const { t } = useLingui()
  const mini = figuresFrom(minimum_wages.filter(isGeneral), day).map(({ hourly, ...row }) => ({
    ...row,
    ...MINI_JOB_LAW,
    amount: miniJobLimit(hourly),
  }))
  const midi = figuresFrom(midi_job_limits, day).map(({ monthly, ...row }) => ({ ...row, amount: monthly }))
  return (
    <>
      <section>
        <SectionHeading>{t`Limit of a mini-job`}</SectionHeading>
        <p>
          <Trans>
            Work that regularly pays up to this much a month. The limit follows from the minimum wage: ten
            hours a week, rounded up to whole euros.
          </Trans>
        </p>
        <FigureTable caption={t`Per month, before tax`} groups={[{ figures: mini }]} />
      </section>
      <section>
        <SectionHeading>{t`Limit of a midi-job`}</SectionHeading>
        <p>
          <Trans>
            Pay above the limit of a mini-job and up to this much a month: full social insurance at lower
            contributions.
          </Trans>
        </p>
        <FigureTable caption={t`Per month, before tax`} groups={[{ figures: midi }]} />
      </section>
    </>
  )
}

function Use() {
  const { t } = useLingui()
  const weeks = formatNumber(WEEKS_PER_MONTH)
  return (
    <section>
      <SectionHeading>{t`How we use these figures`}</SectionHeading>
      <p>
        <Trans>
          We compare the pay of each vacancy with the figures that apply on the first day of work. If it is
          too low, the vacancy says so. A month counts as {weeks}&nbsp;weeks.
        </Trans>
      </p>
      <p>
        <Trans>
          Is a figure wrong or out of date?{' '}
          <Link from="/$lang" to="/$lang/about-company" hash={CONTACT_HASH}>
            Write to us
          </Link>
        </Trans>
      </p>
    </section>
  )
}
