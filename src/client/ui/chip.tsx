import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipTone = 'neutral' | 'brand' | 'amber' | 'done' | 'error'

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  tone?: ChipTone
  icon?: ReactNode
}

/** A short fact or state with rounded corners. */
export function Chip({ tone = 'neutral', icon, className, children, ...props }: ChipProps) {
  return (
    <span {...props} className={classNames(styles.chip, styles[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
