import { Trans } from '@lingui/react/macro'
import { IMPORT_COLUMNS, LIST_SEPARATOR } from '#shared/contract/import-columns.ts'
import { FILTER_FIELDS } from '#shared/contract/vacancy-choices.ts'
import styles from './imports.module.css'

const wordsOf = (column: string): readonly string[] | undefined =>
  Object.entries(FILTER_FIELDS).find(([field]) => field === column)?.[1].values

/** The columns of a CSV file, with the words that those with a fixed list know. */
export function ColumnList() {
  return (
    <details className={styles.columns}>
      <summary>
        <Trans>Columns of a CSV file and the values they accept</Trans>
      </summary>
      <p>
        <Trans>
          The columns can be in any order, and unknown columns are ignored. Give each city by its name or
          postcode. Separate several entries in one cell with <code>{LIST_SEPARATOR}</code>.
        </Trans>
      </p>
      <ul>
        {IMPORT_COLUMNS.map((column) => {
          const words = wordsOf(column)
          return (
            <li key={column}>
              <code>{column}</code>
              {words && `: ${words.join(', ')}`}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
