import { Plural } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import styles from './suggest-field.module.css'

export type Suggestion = {
  id: string
  text: string
  /** A second, quieter text: the federal state of a city. */
  detail?: string
  icon?: ReactNode
}

type Props = {
  label: string
  /** A searchbox takes any text; a combobox one of the list. */
  role: 'searchbox' | 'combobox'
  name?: string
  value: string
  onChange: (text: string) => void
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  /** Said in the list when nothing fits; without it there is no list then. */
  emptyText?: string
  /** Called when somebody begins: the time to fetch what will be suggested. */
  onReach?: () => void
  /** Called when the field is left. */
  onLeave?: () => void
  placeholder?: string
  error?: string | null
  maxLength?: number
  /** The browser refuses an empty form with it as long as our code has not come. */
  isRequired?: boolean
  className?: string
}

/**
 * A field with suggestions below, after the combobox pattern of the ARIA Authoring Practices: the focus stays in the
 * field, arrows walk the list, Enter takes, Escape closes and then empties.
 */
export function SuggestField({
  label,
  role,
  value,
  suggestions,
  error,
  onReach,
  onChoose,
  onChange,
  ...props
}: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [walkedTo, setWalkedTo] = useState<Suggestion | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // What was begun in the drawn page before its code came; React itself would empty the field with its next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the code has come
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (!typed) return
    if (typed !== value) onChange(typed)
    if (document.activeElement === input.current) setOpen(true)
  }, [])
  const isShown = isOpen && (suggestions.length > 0 || (!!props.emptyText && value.trim() !== ''))
  // Suggestions change under the hand: what comes to stand in the same place was not chosen.
  const current = suggestions.findIndex(({ id, text }) => id === walkedTo?.id && text === walkedTo.text)
  const active = isShown ? suggestions[current] : undefined

  // What is no free text is the best that fits.
  const taken = active ?? (role === 'combobox' && isShown && value.trim() !== '' ? suggestions[0] : undefined)

  const walk = (step: number) => {
    onReach?.()
    setOpen(true)
    const count = suggestions.length
    if (count === 0) return
    // One place more than there are: the text itself.
    const next = ((current + 1 + step + count + 1) % (count + 1)) - 1
    setWalkedTo(suggestions[next] ?? null)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (suggestion: Suggestion) => {
    setOpen(false)
    setWalkedTo(null)
    onChoose(suggestion)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && taken) choose(taken)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Escape' && value) onChange('')
    else return
    event.preventDefault()
    // A sheet around the field would close as well.
    event.stopPropagation()
  }

  return (
    <div className={classNames(styles.field, props.className)}>
      <label htmlFor={id} className={styles.label}>
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
          maxLength={props.maxLength}
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
          onFocus={onReach}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setOpen(true)
            setWalkedTo(null)
            onChange(event.target.value)
          }}
          onKeyDown={press}
          onBlur={() => {
            setOpen(false)
            props.onLeave?.()
          }}
        />
        <div
          id={`${id}-list`}
          ref={list}
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
                aria-selected={index === current}
                tabIndex={-1}
                className={styles.option}
                // The field would lose the focus, and the list close under the finger.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                {suggestion.icon}
                <span className={styles.text}>{suggestion.text}</span>
                {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
              </div>
            ))}
          {isShown && suggestions.length === 0 && (
            <div
              role="option"
              aria-selected="false"
              aria-disabled="true"
              tabIndex={-1}
              className={styles.empty}
            >
              {props.emptyText}
            </div>
          )}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {isShown && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </span>
      <FieldErrorText id={`${id}-error`} message={error} />
    </div>
  )
}
