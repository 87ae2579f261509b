import type { ComponentPropsWithRef } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  padding?: 'none' | 'medium' | 'large'
  /** The whole card reacts to the pointer: its one link has `cardLinkClass`. */
  interactive?: boolean
  /** `amber`: an edge that marks what needs attention. */
  tone?: 'plain' | 'amber' | 'selected'
}

/** A surface with a thin border. */
export function Card({
  as = 'div',
  padding = 'medium',
  interactive,
  tone = 'plain',
  className,
  ...props
}: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...props}
      className={classNames(
        styles.card,
        styles[`padding-${padding}`],
        styles[tone],
        interactive && styles.interactive,
        className,
      )}
    />
  )
}

/** Spreads a link over its whole interactive card; other controls in the card stay above it. */
export const cardLinkClass = classNames(styles.link)
