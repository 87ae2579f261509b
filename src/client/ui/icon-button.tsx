import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { pressable } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type Aria = Pick<ComponentPropsWithoutRef<'button'>, 'aria-expanded' | 'aria-controls' | 'aria-pressed'>
export interface IconButtonProps extends Aria {
  'aria-label': string
  icon: ReactNode
  /** With a border, for a button on its own. */
  outlined?: boolean
  className?: string | undefined
  type?: 'button' | 'submit'
  isDisabled?: boolean
  /** A press does not move the focus: on a phone the keyboard stays open for the next message. */
  keepsFocus?: boolean
  onPress?: () => void
}

/** A round button of 44 px with one icon, named by `aria-label`. */
export function IconButton({
  icon,
  outlined,
  className,
  type = 'button',
  isDisabled,
  keepsFocus,
  onPress,
  ...aria
}: IconButtonProps) {
  return (
    <button
      {...pressable(onPress, keepsFocus)}
      {...aria}
      type={type}
      disabled={isDisabled}
      className={classNames(styles.iconButton, outlined && styles.outlined, className)}
    >
      {icon}
    </button>
  )
}
