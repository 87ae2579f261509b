import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/mini'
import { IMPORT_COLUMNS, type ImportColumn, LIST_SEPARATOR } from '#shared/contract/import-columns.ts'
import type { Rubric } from '#shared/contract/places.ts'
import { VACANCY_FIELDS } from '#shared/contract/vacancy-fields.ts'
import { choiceWordsOf } from './choice-words.ts'
import { columnWord } from './column-words.ts'
import { exampleOf } from './examples.ts'
import styles from './imports.module.css'
import { EMPTY_SOURCE } from './source-form.tsx'

// Of columns that the template leaves empty.
const MORE_EXAMPLES: Partial<Record<ImportColumn, string>> = {
  pay_max: '21,00',
  responsibilities: `Teig ansetzen${LIST_SEPARATOR}Backen`,
  street: 'Hauptstraße 5',
  start_date: '01.03.2027',
  care_qualification: 'care_nurse',
}

/** Whether the source can have a value for all its rows. It has places by their ids. */
const isFromDefaults = (column: ImportColumn): boolean =>
  column in EMPTY_SOURCE || `${column}_id` in EMPTY_SOURCE

/** A field without a default must be filled in. */
const isRequired = (column: ImportColumn): boolean =>
  !(column in VACANCY_FIELDS) ||
  !safeParse(VACANCY_FIELDS[column as keyof typeof VACANCY_FIELDS].form, undefined).success

/** The columns of a CSV file: what each contains, whether it is required, and an example or the accepted words. */
export function ColumnList({ rubrics }: { rubrics: readonly Rubric[] }) {
  const { t, i18n } = useLingui()
  const say = (word: MessageDescriptor) => i18n._(word)
  const required = t({ message: 'Required', context: 'column of a table' })
  return (
    <details className={styles.columns}>
      <summary>
        <Trans>The columns of the table, with examples</Trans>
      </summary>
      <ul className={styles.rules}>
        <li>
          <Trans>
            The first row has the names of the columns. They can be in any order; unknown columns are ignored.
          </Trans>
        </li>
        <li>
          <Trans>
            Numbers: 2500, 15,50 or 15.50. Dates: 01.03.2027 or 2027-03-01. Separate several entries in one
            cell with <code>{LIST_SEPARATOR}</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            A required column may be missing if you enter its value for the whole file: upload the file, then
            press “Edit”. Columns marked * can be filled in this way.
          </Trans>
        </li>
      </ul>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Column`}</th>
            <th scope="col">{t`Contents`}</th>
            <th scope="col">{required}</th>
            <th scope="col">{t`Example`}</th>
          </tr>
        </thead>
        <tbody>
          {IMPORT_COLUMNS.map((column) => {
            const name = columnWord(column)
            const choices = Object.values(choiceWordsOf(column) ?? {})
            const words = choices.map((word) => (typeof word === 'string' ? word : say(word)))
            return (
              <tr key={column}>
                <th scope="row">
                  <code>{column}</code>
                </th>
                <td>{name && i18n._(name)}</td>
                <td data-head={required}>
                  {isRequired(column) ? t({ message: 'yes', context: 'required' }) : '–'}
                  {isFromDefaults(column) && ' *'}
                </td>
                <td>{words.join(', ') || (exampleOf(column, say, rubrics) ?? MORE_EXAMPLES[column])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
