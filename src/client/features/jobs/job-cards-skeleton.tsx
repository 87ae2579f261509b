import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './job-list.module.css'

/** Placeholder for a page of cards, with the same layout. */
export function JobCardsSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={index}>
          <Skeleton height="8.25rem" />
        </li>
      ))}
    </ul>
  )
}
