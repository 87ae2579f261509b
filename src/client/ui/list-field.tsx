import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { type ErrorMessage, FieldErrorText } from './field-error.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './list-field.module.css'
import { withItem } from './list-items.ts'
import { TextField } from './text-field.tsx'
import { useField } from './use-field.ts'
import { useLeave } from './use-leave.ts'

export interface ListFieldProps {
  label: string
  /** The label of the button that adds an item: “Add”. */
  addLabel: string
  /** The label of the button that removes an item. */
  removeLabel: (item: string) => string
  /** The label of the text box for the next item. */
  itemLabel: string
  items: readonly string[]
  /** Text not added yet, if the form keeps it; else the field does. */
  typed?: string
  onChange: (items: string[], typed: string) => void
  description?: string
  errorMessage?: ErrorMessage
  /** The error when an empty text is added. */
  emptyValueMessage: string
  /** The name by which a `Form` passes errors. */
  name?: string
  /** The error of a text that cannot be added; null for another. While there is one, its form is not sent, see `Form`. */
  findError?: (text: string) => string | null
  maxItems?: number
  className?: string
}

/** A list of short texts: typed in a text box, added by button or Enter, removed one by one. */
export function ListField({
  label,
  addLabel,
  removeLabel,
  itemLabel,
  items,
  typed,
  onChange,
  description,
  errorMessage,
  emptyValueMessage,
  name,
  findError = () => null,
  maxItems = 20,
  className,
}: ListFieldProps) {
  const input = useRef<HTMLDivElement>(null)
  const [ownText, setText] = useState('')
  const text = typed ?? ownText
  const [isEmpty, setEmpty] = useState(false)
  const { id, helpId, errorId, error, clear, aria } = useField({ name, description, errorMessage })
  const focusInput = () => input.current?.querySelector('input')?.focus()

  const change = (next: string[], nextText: string) => {
    setText(nextText)
    // The form does not keep the typed text, and the items are the same: there is nothing to report.
    if (typed === undefined && next.length === items.length) return
    if (next.length !== items.length) clear()
    onChange(next, nextText)
  }

  const itemError = findError(text)
  const add = () => {
    if (itemError !== null) return
    setEmpty(text.trim() === '')
    change(withItem(items, text), '')
  }

  // Text is added when the focus leaves the field, also when the user goes straight to the submit button.
  const { keys, leave } = useLeave(add)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out
    <div
      className={classNames(fieldStyles.field, className)}
      role="group"
      data-field={name}
      aria-labelledby={id}
      {...keys}
      onBlur={(event) => {
        if (text.trim() && !event.currentTarget.contains(event.relatedTarget)) leave()
      }}
      aria-describedby={aria['aria-describedby']}
    >
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      {description && (
        <span className={fieldStyles.description} id={helpId}>
          {description}
        </span>
      )}
      <ul className={styles.list} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <span className={styles.text}>{item}</span>
            <IconButton
              aria-label={removeLabel(item)}
              icon={<Icon name="close" size={20} />}
              onPress={() => {
                change(
                  items.filter((other) => other !== item),
                  text,
                )
                focusInput()
              }}
            />
          </li>
        ))}
        {items.length < maxItems && (
          <li className={styles.next}>
            <div ref={input} className={styles.input}>
              <TextField
                label={itemLabel}
                value={text}
                onChange={(next) => {
                  change([...items], next)
                  setEmpty(false)
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  add()
                }}
                errorMessage={isEmpty ? emptyValueMessage : itemError}
                data-wrong={itemError !== null || undefined}
                autoComplete="off"
                enterKeyHint="done"
              />
            </div>
            <Button
              variant="secondary"
              className={styles.add}
              icon={<Icon name="plus" size={20} />}
              onPress={() => {
                add()
                focusInput()
              }}
            >
              {addLabel}
            </Button>
          </li>
        )}
      </ul>
      <FieldErrorText id={errorId} message={error} />
    </div>
  )
}
