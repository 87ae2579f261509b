import type { ReactNode } from 'react'
import { JumpLink } from './jump-link.tsx'
import styles from './skip-link.module.css'

/** A link past the content before `to`, visible while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <JumpLink to={to} className={styles.skip}>
    {children}
  </JumpLink>
)
