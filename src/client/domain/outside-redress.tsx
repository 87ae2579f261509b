import { Trans } from '@lingui/react/macro'
import styles from './redress-button.module.css'

/** The redress outside Jobmost that a statement of reasons names (DSA, Articles 17(3)(f) and 21). */
export function OutsideRedress() {
  return (
    <p className={styles.outside}>
      <Trans>You may also turn to a certified out-of-court dispute settlement body or to a court.</Trans>
    </p>
  )
}
