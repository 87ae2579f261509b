import { classNames } from './class-names.ts'
import styles from './compact-button.module.css'

/** For a button beside others: on phones only its icon is seen, its words are still heard. */
export const compactButton = classNames(styles.compact)
