import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Lines of text, the last one shorter. */
  lines?: number
  /** CSS lengths, for a shape other than text. */
  height?: string
  width?: string
  round?: boolean
  className?: string
}

/** A placeholder for loading content. Set `aria-busy` on the region around it. */
export function Skeleton({ lines, height, width, round, className }: SkeletonProps) {
  if (lines === undefined) {
    return (
      <span
        className={classNames(styles.bone, round && styles.round, className)}
        style={{ height, width }}
        data-placeholder
        aria-hidden="true"
      />
    )
  }
  return (
    <span
      className={classNames(styles.lines, className)}
      style={{ width }}
      data-placeholder
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <span key={line} className={classNames(styles.bone, styles.line)} />
      ))}
    </span>
  )
}
