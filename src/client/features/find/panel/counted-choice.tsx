import { type InputHTMLAttributes, useId } from 'react'
import styles from '../list/panel.module.css'
import type { FilterCounts } from '../queries.ts'
import { useCountWords } from './count-words.ts'

type Input = InputHTMLAttributes<HTMLInputElement>
type Props = Required<Pick<Input, 'name' | 'value' | 'checked' | 'onChange'>> & {
  type: 'checkbox' | 'radio'
  label: string
  /** How much it would list. */
  count: number | undefined
  /** Where the count is from. */
  counts: FilterCounts | undefined
}

/**
 * A value to tick. It is named by its label alone, and its count is said after that (WCAG 4.1.2). One that adds nothing
 * to the list as it is can be chosen all the same: with another, before both are applied, it may.
 */
export function CountedChoice({ label, count, counts, ...input }: Props) {
  const id = useId()
  const inWords = useCountWords(counts)
  // What was only reckoned may have missed something.
  const isEmpty = count === 0 && !counts?.counts_are_estimates
  return (
    <label className={styles.choice} data-empty={isEmpty || undefined}>
      <input
        {...input}
        aria-labelledby={`${id}label`}
        aria-describedby={count === undefined ? undefined : `${id}count`}
      />
      <span id={`${id}label`}>{label}</span>
      {count !== undefined && (
        <span id={`${id}count`} className={styles.number}>
          {inWords(count)}
        </span>
      )}
    </label>
  )
}
