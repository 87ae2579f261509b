import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import covering from './covering-input.module.css'
import { FieldErrorText } from './field-error.tsx'
import { useField } from './use-field.ts'

/** What checkboxes and switches have in common. */
export interface ToggleProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange'> {
  /** The label. */
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  description?: ReactNode
}

export interface CheckboxProps extends ToggleProps {
  isRequired?: boolean
}

/** A checkbox with its label beside it, help and error below. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isDisabled,
  isRequired,
  description,
  className,
  ...props
}: CheckboxProps) {
  const { id, helpId, errorId, error, clear, aria } = useField({ ...props, description, isRequired })
  return (
    <div className={className}>
      <label className={styles.checkbox}>
        <input
          {...props}
          {...aria}
          id={id}
          type="checkbox"
          className={classNames(covering.input, covering.box)}
          checked={isSelected}
          disabled={isDisabled}
          onChange={({ target }) => {
            clear()
            onChange(target.checked)
          }}
        />
        <span className={styles.box} aria-hidden="true" />
        <span>{children}</span>
      </label>
      {description && (
        <span className={styles.description} id={helpId}>
          {description}
        </span>
      )}
      <FieldErrorText id={errorId} message={error} />
    </div>
  )
}
