import type { ElementType } from 'react'
import styles from './field.module.css'

export interface FieldLabelProps {
  children: string
  isRequired?: boolean | undefined
  /** The control. Without it the label is a text, to which a group of controls refers by `id`. */
  htmlFor?: string
  id?: string
  /** The element of a field that labels its control itself. */
  as?: ElementType
}

/** A field's label. The mark of a required field is not in its accessible name. */
export function FieldLabel({ children, isRequired, htmlFor, id, as }: FieldLabelProps) {
  const Label = as ?? (htmlFor ? 'label' : 'span')
  return (
    <div className={styles.labelRow}>
      <Label className={styles.label} htmlFor={htmlFor} id={id}>
        {children}
      </Label>
      {isRequired && (
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      )}
    </div>
  )
}
