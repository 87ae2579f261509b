import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BarPlot } from '#client/domain/bar-plot.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Figures } from '#shared/contract/administration.ts'
import { figuresQueryOptions } from '../queries.ts'
import styles from './figures.module.css'

/** The figures of the last 30 days. */
export function FiguresSection() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(figuresQueryOptions(useViewer()))
  return (
    <section aria-labelledby="figures">
      <SectionHeading id="figures">{t`The last 30 days`}</SectionHeading>
      {data ? (
        <Loaded figures={data.data} />
      ) : error ? (
        <QueryFailure title={t`The figures could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </section>
  )
}

function Loaded({ figures: { days, vacancies, decisions, bids } }: { figures: Figures }) {
  const { t } = useLingui()
  const by = (name: 'workers' | 'employers' | 'bids') =>
    days.map((day) => ({ day: day.day, value: day[name] }))
  const hours = decisions.median_hours
  const percent = bids.count ? Math.round((bids.answered / bids.count) * 100) : 0
  return (
    <div className={styles.figures}>
      <Card>
        <BarPlot title={t`New job seekers`} days={by('workers')} />
      </Card>
      <Card>
        <BarPlot title={t`New employers`} days={by('employers')} />
      </Card>
      <Card>
        <BarPlot title={t`Bids placed`} days={by('bids')} />
      </Card>
      <Card>
        <DefinitionList
          items={[
            { term: t`Vacancies reviewed`, details: formatNumber(decisions.count) },
            {
              term: t`Median time to the decision`,
              details: hours === null ? '–' : t`${formatNumber(hours)}\u00a0h`,
            },
            {
              term: t`Bids answered by employers`,
              details: (
                <Trans>
                  {formatNumber(bids.answered)} of {formatNumber(bids.count)} ({percent}%)
                </Trans>
              ),
            },
          ]}
        />
      </Card>
      <Card>
        <h3 className={styles.term}>{t`Vacancies by status, now`}</h3>
        <DefinitionList
          items={[
            { term: t`Waiting for moderation`, details: formatNumber(vacancies.pending) },
            { term: t`Shown to everybody`, details: formatNumber(vacancies.public) },
            { term: t`Paused by the employer`, details: formatNumber(vacancies.paused) },
            { term: t`Rejected`, details: formatNumber(vacancies.rejected) },
            { term: t`Closed or expired`, details: formatNumber(vacancies.closed) },
          ]}
        />
      </Card>
    </div>
  )
}
