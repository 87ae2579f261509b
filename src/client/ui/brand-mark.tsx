import styles from './brand-mark.module.css'
import { classNames } from './class-names.ts'

export interface BrandMarkProps {
  size?: number
  className?: string
}

/** The mark: a bridge of two arcs that meet. The name stands beside it as text. */
export function BrandMark({ size = 32, className }: BrandMarkProps) {
  const edge = `${size / 16}rem`
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 32 32"
      width={edge}
      height={edge}
      aria-hidden="true"
    >
      <path d="M3 24a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1 13 0" />
    </svg>
  )
}
