import styles from './brand-mark.module.css'
import { classNames } from './class-names.ts'

export interface BrandMarkProps {
  size?: number
  className?: string
}

/** The logo: a bridge of two arcs, and an m. Decorative: the name is beside it as text. */
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
      <path d="M2.25 22.5a9.25 13 0 0 1 18.5 0M11.25 22.5a9.25 13 0 0 1 18.5 0" />
    </svg>
  )
}
