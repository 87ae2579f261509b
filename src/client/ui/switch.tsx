import type { ToggleProps } from './checkbox.tsx'
import covering from './covering-input.module.css'
import styles from './switch.module.css'
import { useField } from './use-field.ts'

/** A setting that takes effect at once. */
export function Switch({
  children,
  isSelected,
  onChange,
  isDisabled,
  description,
  className,
  ...props
}: ToggleProps) {
  const { id, helpId, aria } = useField({ ...props, description })
  return (
    <div className={className}>
      <label className={styles.switch}>
        <input
          {...props}
          {...aria}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state (ARIA in HTML)
          role="switch"
          className={covering.input}
          checked={isSelected}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
        <span className={styles.track} aria-hidden="true" />
      </label>
      {description && (
        <span className={styles.description} id={helpId}>
          {description}
        </span>
      )}
    </div>
  )
}
