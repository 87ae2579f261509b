import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './posting-form.module.css'

/** Placeholder while the form loads. */
export function FormSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="30rem" />
      <Skeleton height="16rem" />
      <Skeleton height="30rem" />
    </div>
  )
}
