import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatNumber } from '#client/platform/format.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { FilterOption } from '#shared/contract/places.ts'
import styles from './job-filters.module.css'

const SHOWN_FIRST = 6

type Props = {
  label: string
  /** Undefined while they are being fetched. */
  options: readonly FilterOption[] | undefined
  selected: readonly number[]
  onToggle: (id: number) => void
}

/** Values of one filter with how many jobs each has: the selected and the fullest first, all of them on demand. */
export function FilterChoices({ label, options, selected, onToggle }: Props) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const fits = (name: string) => name.toLowerCase().includes(text.trim().toLowerCase())
  const found = options?.filter(({ name }) => fits(name)) ?? []
  const shown = isWhole
    ? found
    : found.filter(({ id }, index) => index < SHOWN_FIRST || selected.includes(id))
  const hidden = found.length - shown.length
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {!options && <Skeleton lines={SHOWN_FIRST} />}
      {isWhole && (
        <input
          className={styles.search}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t`Find in: ${label}`}
          placeholder={t`Find`}
        />
      )}
      <div className={styles.choices} data-whole={isWhole || undefined}>
        {shown.map(({ id, name, count }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" checked={selected.includes(id)} onChange={() => onToggle(id)} />
            <span>{name}</span>
            <span className={styles.number}>{formatNumber(count)}</span>
          </label>
        ))}
      </div>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          <Plural value={hidden} one="Show # more" other="Show # more" />
        </button>
      )}
    </fieldset>
  )
}
