import type { ReactNode } from 'react'
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton'
import { classNames } from './class-names.ts'
import styles from './toggle-button.module.css'

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style'> {
  icon?: ReactNode
  /** A round button of only its icon: then `aria-label` names it. */
  iconOnly?: boolean
  className?: string
  children?: ReactNode
}

/** A button that stays pressed (`isSelected`, `onChange`). */
export function ToggleButton({ icon, iconOnly, className, children, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...props}
      className={classNames(styles.toggle, iconOnly && styles.iconOnly, className)}
    >
      {icon}
      {children != null && <span>{children}</span>}
    </AriaToggleButton>
  )
}
