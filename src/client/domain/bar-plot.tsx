import { useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import styles from './bar-plot.module.css'

type Props = {
  title: string
  /** The heading of the table's column, where the title does not say what a day's value is of. */
  column?: string
  /** What a reader of the bars must know. */
  note?: string
  /** ISO dates with their values, in order. A day without a value (null) is a gap. */
  days: readonly { day: string; value: number | null }[]
  /** The figure of all days; without it their sum. */
  total?: string
  format?: (value: number) => string
  /** The value of a bar over the whole height; without it the highest one. */
  limit?: number
}

const HEIGHT = 48
const STEP = 10

/** A bar for each day with the figure of all, and the same values as a table. */
export function BarPlot({ title, column = title, note, days, total, format = formatNumber, limit }: Props) {
  const { t } = useLingui()
  const sum = days.reduce((added, { value }) => added + (value ?? 0), 0)
  const max = limit ?? Math.max(1, ...days.map(({ value }) => value ?? 0))
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span className={styles.term}>{title}</span> <strong>{total ?? format(sum)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
        aria-hidden="true"
      >
        {days.map(({ day, value }, index) => {
          if (value === null) return null
          // Zero has a bar too, so that the axis needs no labels.
          const height = Math.max(1, (value / max) * HEIGHT)
          return <rect key={day} x={index * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} />
        })}
      </svg>
      <div>
        <details className={styles.numbers}>
          <summary>{t`Figures by day`}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                <th scope="col">{column}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  <td>{value === null ? '–' : format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </figure>
  )
}
