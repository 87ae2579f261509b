import { useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import styles from './bar-plot.module.css'

type Props = {
  title: string
  /** ISO dates with their values, in order. */
  days: readonly { day: string; value: number }[]
}

const HEIGHT = 48
const STEP = 10

/** A bar for each day with the sum, and the same values as a table. */
export function BarPlot({ title, days }: Props) {
  const { t } = useLingui()
  const sum = days.reduce((total, { value }) => total + value, 0)
  const max = Math.max(1, ...days.map(({ value }) => value))
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span className={styles.term}>{title}</span> <strong>{formatNumber(sum)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
        aria-hidden="true"
      >
        {days.map(({ day, value }, index) => {
          // Days without a value have a bar too, so that the axis needs no labels.
          const height = Math.max(1, (value / max) * HEIGHT)
          return <rect key={day} x={index * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} />
        })}
      </svg>
      <details className={styles.numbers}>
        <summary>{t`Figures by day`}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
