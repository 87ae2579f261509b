import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import styles from './objection-note.module.css'

type Props = { title: ReactNode; text: string; reason: string; children?: ReactNode }

/** An open objection with the reason of the first decision, for those who decide again, and for its author. */
export function ObjectionNote({ title, text, reason, children }: Props) {
  return (
    <Notice tone="amber" icon="flag" title={title}>
      <p className={styles.words}>{text}</p>
      <p>
        <Trans>Reason for the first decision: {reason}</Trans>
      </p>
      {children}
    </Notice>
  )
}
