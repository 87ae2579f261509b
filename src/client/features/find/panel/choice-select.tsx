import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from '../list/panel.module.css'
import type { FilterCounts } from '../queries.ts'
import type { Choice } from './choice-group.tsx'
import { useCountWords } from './count-words.ts'

type Props = {
  label: string
  /** The key in the address, for when the form is sent without our code. */
  name: string
  choices: readonly Choice<string>[]
  /** Empty: any. */
  value: string
  counts: FilterCounts | undefined
  onChange: (value: string) => void
}

/** One value of a filter, each with how much it would list. */
export function ChoiceSelect({ label, name, choices, value, counts, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const inWords = useCountWords(counts)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t`Any`}</option>
        {choices.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {count === undefined ? label : `${label} (${inWords(count)})`}
          </option>
        ))}
      </select>
    </div>
  )
}
