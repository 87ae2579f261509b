import { Label } from 'react-aria-components/Label'
import styles from './field.module.css'

export interface FieldLabelProps {
  children: string
  isRequired?: boolean | undefined
  /** For a native control that is not inside a React Aria field. */
  htmlFor?: string
}

/** A field's label. The mark of a required field is not in its accessible name. */
export function FieldLabel({ children, isRequired, htmlFor }: FieldLabelProps) {
  return (
    <div className={styles.labelRow}>
      <Label className={styles.label} htmlFor={htmlFor}>
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
