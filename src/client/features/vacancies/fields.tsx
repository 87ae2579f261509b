import type { ReactNode } from 'react'
import { Card } from '#client/ui/card.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { VacancyDraft } from './vacancy-draft.ts'
import styles from './vacancy-form.module.css'

export type FieldsProps = { draft: VacancyDraft; change: (part: Partial<VacancyDraft>) => void }

/** A part of the form under its heading. */
export function Fields({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <SectionHeading>{heading}</SectionHeading>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}
