import { type InputHTMLAttributes, useId } from 'react'
import type { FilterCounts } from '../filters/queries.ts'
import styles from '../list/panel.module.css'
import { useCountWords } from './count-words.ts'

type Input = InputHTMLAttributes<HTMLInputElement>
type Props = Required<Pick<Input, 'name' | 'value' | 'checked' | 'onChange'>> & {
  type: 'checkbox' | 'radio'
  label: string
  /** Its hit count. */
  count: number | undefined
  /** The answer that the count comes from. */
  counts: FilterCounts | undefined
}

/**
 * A checkbox with a hit count. The label alone is its name, the count its description (WCAG 4.1.2). A value with no
 * hits can still be chosen: combined with another new value it may have some.
 */
export function CountedChoice({ label, count, counts, ...input }: Props) {
  const id = useId()
  const inWords = useCountWords(counts)
  // An estimate of zero may have missed hits.
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
