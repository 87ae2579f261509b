import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shown before the text. */
  icon?: ReactNode
  className?: string
  children?: ReactNode
}

/** The classes of a button, for a router link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small)
}

/** A button; while `isPending` it keeps its width and focus and ignores presses. */
export function Button({ variant, size, icon, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={classNames(buttonClass(variant, size), className)}>
      {icon}
      {children != null && <span className={styles.text}>{children}</span>}
      {props.isPending && <span className={styles.spinner} aria-hidden="true" />}
    </AriaButton>
  )
}
