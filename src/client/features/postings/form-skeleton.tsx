import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './posting-form.module.css'

/** The form before it can be filled in. */
export function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="30rem" />
      <Skeleton height="16rem" />
      <Skeleton height="30rem" />
    </div>
  )
}
