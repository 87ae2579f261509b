import type { ReactNode } from 'react'
import {
  type SwitchFieldProps as AriaSwitchFieldProps,
  SwitchButton,
  SwitchField,
} from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import covering from './covering-input.module.css'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<AriaSwitchFieldProps, 'children' | 'className' | 'style'> {
  /** The label. */
  children: ReactNode
  description?: ReactNode
  className?: string
}

/** A setting that takes effect at once. */
export function Switch({ children, description, className, ...props }: SwitchProps) {
  return (
    <SwitchField validationBehavior="aria" {...props} className={classNames(styles.field, className)}>
      <SwitchButton className={classNames(styles.switch, covering.covered)}>
        <span>{children}</span>
        <span className={styles.track} aria-hidden="true" />
      </SwitchButton>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  )
}
