import type { ReactNode, Ref } from 'react'
import styles from './suggest-field.module.css'

export type Suggestion = {
  id: string
  text: string
  /** A second, less prominent text, such as the federal state of a city. */
  detail?: string
  icon?: ReactNode
}

type Props = {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  isShown: boolean
  suggestions: readonly Suggestion[]
  /** The index of the active suggestion; -1 for none. */
  current: number
  onChoose: (suggestion: Suggestion) => void
  emptyText: string | undefined
}

/** The list below a field with suggestions. The id of an option is `{id of the field}-{id of the suggestion}`. */
export function SuggestionList({ ref, id, label, isShown, suggestions, emptyText, ...props }: Props) {
  return (
    <div
      id={`${id}-list`}
      ref={ref}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={!isShown}
    >
      {isShown &&
        suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
          <div
            key={suggestion.id}
            id={`${id}-${suggestion.id}`}
            role="option"
            aria-selected={index === props.current}
            tabIndex={-1}
            className={styles.option}
            // Prevent the field from losing the focus, which would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(suggestion)}
          >
            {suggestion.icon}
            <span className={styles.text}>{suggestion.text}</span>
            {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
          </div>
        ))}
      {isShown && suggestions.length === 0 && (
        <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1} className={styles.empty}>
          {emptyText}
        </div>
      )}
    </div>
  )
}
