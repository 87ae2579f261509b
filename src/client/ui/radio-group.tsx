import { classNames } from './class-names.ts'
import covering from './covering-input.module.css'
import fieldStyles from './field.module.css'
import { FieldErrorText } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import styles from './radio-group.module.css'
import { useField } from './use-field.ts'

export interface RadioOption {
  value: string
  label: string
  description?: string
}

export interface RadioGroupProps {
  label: string
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  /** Also the name by which a `Form` passes errors. */
  name?: string
  description?: string
  isRequired?: boolean
  /** `segmented`: a bar of equal parts, for two or three short answers. */
  variant?: 'list' | 'segmented'
  className?: string
}

/** A choice of one among a few options. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  name,
  description,
  isRequired,
  variant = 'list',
  className,
}: RadioGroupProps) {
  const { id, helpId, errorId, error, clear, aria } = useField({ name, description, isRequired })
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...aria}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel id={`${id}-label`} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {description && (
        <span className={fieldStyles.description} id={helpId}>
          {description}
        </span>
      )}
      {/* Above the options: below a long list it would be out of sight when the first option has the focus. */}
      <FieldErrorText id={errorId} message={error} />
      <div className={variant === 'segmented' ? styles.segmented : styles.list}>
        {options.map((option) => (
          <div key={option.value} className={styles.option}>
            <label className={styles.radio}>
              <input
                type="radio"
                name={name ?? id}
                value={option.value}
                className={covering.input}
                checked={option.value === value}
                // Some screen readers read only the description of the focused radio button.
                aria-describedby={
                  classNames(option.description && `${id}-${option.value}`, aria['aria-describedby']) ||
                  undefined
                }
                onChange={() => {
                  clear()
                  onChange(option.value)
                }}
              />
              {option.label}
            </label>
            {option.description && (
              <span className={styles.description} id={`${id}-${option.value}`}>
                {option.description}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
