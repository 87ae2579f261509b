import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#client/platform/words/format.ts'
import styles from './figures.module.css'

type Props = { title: string; unit: string; states: readonly { label: string; count: number }[] }

const WIDTH = 100

/** A table of states with a bar for each. */
export function StatePlot({ title, unit, states }: Props) {
  const { t } = useLingui()
  const max = Math.max(1, ...states.map(({ count }) => count))
  return (
    <table className={styles.states}>
      <caption className={styles.term}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Status`}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <svg
                viewBox={`0 0 ${WIDTH} 1`}
                preserveAspectRatio="none"
                className={styles.bar}
                aria-hidden="true"
              >
                <rect width={Math.max(0.5, (count / max) * WIDTH)} height={1} />
              </svg>
            </th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
