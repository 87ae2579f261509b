import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PAY_UNITS } from '#client/domain/labels.ts'
import { Card } from '#client/ui/card.tsx'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import styles from './posting-card.module.css'

type Props = {
  title: ReactNode
  /** The language of the title. */
  language: Language
  /** The amount without its unit. */
  pay: string
  payType: PayType
  /** Chips with the posting's state. */
  chips: ReactNode
  facts: ReactNode
  /** Whether something needs the user's attention. */
  isNew?: boolean
  /** Notices and actions. */
  children: ReactNode
}

/** One of the user's own vacancies or offers. */
export function PostingCard({ title, language, pay, payType, chips, facts, isNew, children }: Props) {
  const { i18n } = useLingui()
  return (
    <Card as="article" tone={isNew ? 'amber' : 'plain'} className={styles.card} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title} lang={language}>
          {title}
        </h2>
        <p className={styles.pay}>
          <strong>{pay}</strong> {i18n._(PAY_UNITS[payType])}
        </p>
        <p className={styles.chips}>{chips}</p>
      </header>
      <div className={styles.facts}>{facts}</div>
      {children}
    </Card>
  )
}
