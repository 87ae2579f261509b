import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import { classNames } from '#client/ui/class-names.ts'
import styles from './figure-table.module.css'
import table from './table.module.css'

/** An amount in EUR that the law sets. The source is missing in data that an earlier release stored. */
export type DatedFigure = {
  valid_from: string
  /** The last day of the text that sets it, if it has one. */
  valid_to?: string | null | undefined
  amount: number
  source?: string | undefined
  source_url?: string | null | undefined
  checked_on?: string | null | undefined
}

type Props = { caption: string; groups: { name?: string; figures: DatedFigure[] }[] }

/** Dated figures with their sources, earliest first, in named groups or in one without a name. */
export function FigureTable({ caption, groups }: Props) {
  const { t } = useLingui()
  // The digits of a column stand below each other.
  const hasCents = groups.some(({ figures }) => figures.some(({ amount }) => !Number.isInteger(amount)))
  return (
    <table className={classNames(table.table, styles.figures)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Valid from`}</th>
          <th scope="col">{t({ message: 'Amount', context: 'of money' })}</th>
          <th scope="col">{t({ message: 'Source', context: 'of a figure' })}</th>
        </tr>
      </thead>
      {groups.map(({ name = '', figures }) => (
        <tbody key={name}>
          {name && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {name}
              </th>
            </tr>
          )}
          {figures.map((figure) => (
            <Figure key={figure.valid_from} figure={figure} digits={hasCents ? 2 : 0} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Figure({ figure, digits }: { figure: DatedFigure; digits: 0 | 2 }) {
  const { valid_from, valid_to, amount, source, source_url, checked_on } = figure
  const date = checked_on && formatDate(checked_on)
  const lastDay = valid_to && formatDate(valid_to)
  const name = <span lang="de">{source}</span>
  return (
    <tr>
      <td>
        {formatDate(valid_from)}
        {lastDay && (
          <span className={styles.aside}>
            <Trans>until {lastDay}</Trans>
          </span>
        )}
      </td>
      <td>{formatMoney(amount, digits)}</td>
      <td>
        {source_url ? <a href={source_url}>{name}</a> : name}
        {date && (
          <span className={styles.aside}>
            <Trans>Checked on {date}</Trans>
          </span>
        )}
      </td>
    </tr>
  )
}
