import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { BarPlot } from '#client/domain/bar-plot.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { visitsQueryOptions } from './queries.ts'
import styles from './visits.module.css'

/** The visits and added favourites of the employer's vacancy in the last 30 days. */
export function Visits({ vacancyId }: { vacancyId: number }) {
  const { t } = useLingui()
  // The link on the vacancy's card.
  const isAsked = useLocation({ select: ({ hash }) => hash === 'visits' })
  const { data } = useQuery(visitsQueryOptions(useViewer(), vacancyId))
  // The figures are optional, so an error shows nothing.
  if (!data) return null
  const by = (name: 'visits' | 'favourites') => data.map((one) => ({ day: one.day, value: one[name] }))
  const sum = data.reduce((total, { visits }) => total + visits, 0)
  return (
    <details id="visits" className={styles.visits} open={isAsked || undefined}>
      <summary>
        <Plural
          value={sum}
          one="Viewed # time in the last 30 days"
          other="Viewed # times in the last 30 days"
        />
      </summary>
      <div className={styles.plots}>
        <BarPlot title={t`Views`} days={by('visits')} />
        <BarPlot title={t`Added to favourites`} days={by('favourites')} />
      </div>
      <p className={styles.note}>
        <Trans>Each person counts once a day. We do not store who it was.</Trans>
      </p>
    </details>
  )
}
