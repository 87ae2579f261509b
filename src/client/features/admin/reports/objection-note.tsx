import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import styles from './queue.module.css'

type Props = { title: ReactNode; text: string; reason: string }

/** An open objection with the reason of the first decision, beside what is decided again. */
export function ObjectionNote({ title, text, reason }: Props) {
  return (
    <Notice tone="amber" icon="flag" title={title}>
      <p className={styles.words}>{text}</p>
      <p className={styles.soft}>
        <Trans>Reason for the first decision: {reason}</Trans>
      </p>
    </Notice>
  )
}
