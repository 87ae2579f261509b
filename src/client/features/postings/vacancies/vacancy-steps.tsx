import { useWaitingSteps } from '../use-waiting-postings.ts'
import { WaitingSteps } from '../waiting-steps.tsx'
import styles from './notice.module.css'

/** On the page of its bids: what waits in the outbox for a vacancy. */
export function VacancySteps({ id }: { id: number }) {
  if (useWaitingSteps('vacancy', id).length === 0) return null
  return (
    <div className={styles.notice}>
      <WaitingSteps type="vacancy" id={id} />
    </div>
  )
}
