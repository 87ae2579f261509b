import { Plural } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import styles from './suggest-field.module.css'
import { type Suggestion, SuggestionList } from './suggestion-list.tsx'
import { useSuggestList } from './use-suggest-list.ts'

type Props = {
  label: string
  /** Whether the label is only for screen readers, because the group around the field shows it. */
  isLabelHidden?: boolean | undefined
  /** A searchbox accepts any text, a combobox only a value of the list. */
  role: 'searchbox' | 'combobox'
  name?: string
  value: string
  onChange: (text: string) => void
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  /** Shown in the list when nothing matches. Without it the list is hidden then. */
  emptyText?: string
  /** Called on the first focus or key press: the time to prefetch the suggestions. */
  onIntent?: () => void
  /** Called when the field loses the focus. */
  onLeave?: () => void
  placeholder?: string
  error?: string | null
  /** The most characters, which the browser checks until the app's code runs; it never cuts the text. */
  max?: number
  /** Whether the browser validates that the field is filled in, until the app's code runs. */
  isRequired?: boolean
  className?: string
}

/**
 * A text field with suggestions (combobox pattern of the ARIA Authoring Practices). The focus stays in the field. Arrow
 * keys move through the list, Enter accepts, Escape closes the list and then clears the field.
 */
export function SuggestField(props: Props) {
  const { label, role, value, suggestions, error, onIntent, onChange } = props
  const id = useId()
  const { list, isShown, current, active, press, choose, type, setOpen } = useSuggestList(props)
  const input = useRef<HTMLInputElement>(null)
  // Keep text typed before hydration, and the visit to the field. React would clear the field at its next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the code has loaded
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (!typed) return
    const hasFocus = document.activeElement === input.current
    if (hasFocus) setOpen(true)
    if (typed === value) return
    onChange(typed)
    onIntent?.()
    if (!hasFocus) props.onLeave?.()
  }, [])

  return (
    <div className={classNames(styles.field, props.className)}>
      <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: expanded only where it is a combobox */}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type={role === 'searchbox' ? 'search' : 'text'}
          role={role}
          name={props.name}
          value={value}
          placeholder={props.placeholder}
          pattern={props.max === undefined ? undefined : `.{0,${props.max}}`}
          required={props.isRequired}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={role === 'combobox' ? isShown : undefined}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={onIntent}
          onClick={() => setOpen(true)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            setOpen(false)
            props.onLeave?.()
          }}
        />
        <SuggestionList
          ref={list}
          id={id}
          label={label}
          isShown={isShown}
          suggestions={suggestions}
          current={current}
          onChoose={choose}
          emptyText={props.emptyText}
        />
      </div>
      <span className="visually-hidden" role="status">
        {isShown && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </span>
      <FieldErrorText id={`${id}-error`} message={error} />
    </div>
  )
}
