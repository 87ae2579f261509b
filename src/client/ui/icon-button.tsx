import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  'aria-label': string
  icon: ReactNode
  /** With a hairline around it, for a button that stands alone. */
  outlined?: boolean
  className?: string
}

/** The classes of such a button, for one that is not React Aria's. */
export const iconButtonClass = (className?: string): string => classNames(styles.iconButton, className)

/** A round 44 px button of one icon, named by `aria-label`. */
export function IconButton({ icon, outlined, className, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={classNames(iconButtonClass(className), outlined && styles.outlined)}>
      {icon}
    </AriaButton>
  )
}
