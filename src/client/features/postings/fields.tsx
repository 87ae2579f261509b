import type { ReactNode } from 'react'
import { Card } from '#client/ui/card.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import styles from './posting-form.module.css'

export type FieldsProps<Draft> = { draft: Draft; change: (part: Partial<Draft>) => void }

/** A section of the form with its heading. */
export function Fields({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <SectionHeading>{heading}</SectionHeading>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}
