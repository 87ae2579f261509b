import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { foldName } from '#shared/rules/city-match.ts'
import type { FilterCounts } from '../filters/queries.ts'
import styles from '../list/panel.module.css'
import { CountedChoice } from './counted-choice.tsx'

const SHOWN_FIRST = 6

export type Choice<T> = { value: T; label: string; count?: number }
type Props<T> = {
  label: string
  /** The key in the address, used when the plain form is sent. */
  name: string
  /** Undefined while loading. */
  choices: readonly Choice<T>[] | undefined
  selected: readonly T[] | undefined
  /** The values the list is filtered by now; they come first. */
  applied?: readonly T[] | undefined
  /** The answer that the choices' counts come from. */
  counts: FilterCounts | undefined
  onToggle: (value: T) => void
  /** Shown before the choices. */
  before?: ReactNode
  children?: ReactNode
}

/** The values of one filter with their hit counts: the selected and most frequent ones, with a button for all. */
export function ChoiceGroup<T extends string | number>({
  label,
  name,
  choices,
  selected,
  applied = [],
  counts,
  onToggle,
  before,
  children,
}: Props<T>) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const rank = ({ value }: Choice<T>) => (applied.includes(value) ? 0 : 1)
  const found = (choices ?? [])
    .filter((choice) => foldName(choice.label).includes(foldName(text)))
    .sort((a, b) => rank(a) - rank(b))
  const shown = isWhole
    ? found
    : found.filter(({ value }, index) => index < SHOWN_FIRST || selected?.includes(value))
  const hidden = found.length - shown.length
  // A heading without anything below it.
  if (choices?.length === 0 && !before && !children) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {before}
      {!choices && <Skeleton lines={SHOWN_FIRST} />}
      {isWhole && (
        <input
          className={styles.input}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t`Find in: ${label}`}
          placeholder={t`Find`}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
        />
      )}
      <div className={styles.choices} data-whole={isWhole || undefined}>
        {shown.map(({ value, label: words, count }) => (
          <CountedChoice
            key={value}
            type="checkbox"
            name={name}
            value={value}
            label={words}
            count={count}
            counts={counts}
            checked={selected?.includes(value) ?? false}
            onChange={() => onToggle(value)}
          />
        ))}
      </div>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          <Plural value={hidden} one="Show # more" other="Show # more" />
        </button>
      )}
      {children}
    </fieldset>
  )
}
