import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BarPlot } from '#client/domain/bar-plot.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber, formatPercent } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Figures } from '#shared/contract/administration.ts'
import { figuresQueryOptions } from '../queries.ts'
import styles from './figures.module.css'
import { StatePlot } from './state-plot.tsx'

/** The figures of the last 30 days. */
export function FiguresSection() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(figuresQueryOptions(useViewer()))
  return (
    <section aria-labelledby="figures">
      <SectionHeading id="figures">{t`The last 30\u00a0days`}</SectionHeading>
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

type DayFigure = Exclude<keyof Figures['days'][number], 'day'>

function Loaded({ figures: { days, vacancies, decisions, bids } }: { figures: Figures }) {
  const { t } = useLingui()
  const by = (name: DayFigure) => days.map((day) => ({ day: day.day, value: day[name] ?? null }))
  const inHours = (hours: number) => t`${formatNumber(hours)}\u00a0h`
  const median = decisions.median_hours
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
        <BarPlot
          title={t`Bids answered by employers`}
          column={t`Answered so far, of the bids placed on that day`}
          note={t`Each bar shows the bids placed on one day. Employers have 14\u00a0days to answer, so the figures for the last 14\u00a0days can still rise. Withdrawn bids are not counted here.`}
          days={by('answered_percent')}
          total={t`${formatNumber(bids.answered)} of ${formatNumber(bids.count)} (${percent}%)`}
          format={(percent) => formatPercent(percent / 100)}
          limit={100}
        />
      </Card>
      <Card>
        <BarPlot title={t`Vacancies reviewed`} days={by('decisions')} />
      </Card>
      <Card>
        <BarPlot
          title={t`Median time to the decision`}
          days={by('median_hours')}
          total={median === null ? '–' : inHours(median)}
          format={inHours}
        />
      </Card>
      <Card>
        <StatePlot
          title={t`Vacancies by status, now`}
          unit={t`Vacancies`}
          states={[
            { label: t`Waiting for moderation`, count: vacancies.pending },
            { label: t`Shown to everyone`, count: vacancies.public },
            { label: t`Hidden or paused`, count: vacancies.paused },
            { label: t`Rejected`, count: vacancies.rejected },
            { label: t`Closed or expired`, count: vacancies.closed },
          ]}
        />
      </Card>
    </div>
  )
}
