import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { pressable } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type Aria = Pick<ComponentPropsWithoutRef<'button'>, 'aria-expanded' | 'aria-controls' | 'aria-pressed'>
export interface IconButtonProps extends Aria {
  'aria-label': string
  icon: ReactNode
  /** With a hairline around it, for a button that stands alone. */
  outlined?: boolean
  className?: string | undefined
  type?: 'button' | 'submit'
  isDisabled?: boolean
  /** A press leaves the focus where it is: on a phone the keyboard stays for the next message. */
  keepsFocus?: boolean
  onPress?: () => void
}

/** A round 44 px button of one icon, named by `aria-label`. */
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
