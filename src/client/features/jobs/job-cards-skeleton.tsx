import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './job-list.module.css'

/** A page of cards that has not come yet, in its final shape. */
export function JobCardsSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <li key={index}>
          <Skeleton height="8.25rem" />
        </li>
      ))}
    </ul>
  )
}
