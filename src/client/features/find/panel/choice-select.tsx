import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { FilterCounts } from '../filters/queries.ts'
import styles from '../list/panel.module.css'
import type { Choice } from './choice-group.tsx'
import { useCountWords } from './count-words.ts'

type Props = {
  label: string
  /** The key in the address, used when the plain form is sent. */
  name: string
  choices: readonly Choice<string>[]
  /** Empty string: any value. */
  value: string
  counts: FilterCounts | undefined
  onChange: (value: string) => void
}

/** A select for one value of a filter, with hit counts. */
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
      <Icon name="chevron-down" size={20} />
    </div>
  )
}
