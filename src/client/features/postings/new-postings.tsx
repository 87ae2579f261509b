import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#client/platform/words/format.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import { PostingCard } from './posting-card.tsx'
import styles from './postings-page.module.css'
import { useCreations } from './use-waiting-postings.ts'
import { WaitingFlag } from './waiting-flag.tsx'
import { WaitingPosting } from './waiting-posting.tsx'
import type { PostingType } from './waiting-postings.ts'

type Fields = { language: Language; pay_amount: number | null; pay_type: PayType }

/** New vacancies or offers that wait in the outbox. Renders nothing without any. */
export function NewPostings({ type }: { type: PostingType }) {
  const { t } = useLingui()
  const creations = useCreations(type)
  if (creations.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Waiting to be sent`}>
      {creations.map((entry) => {
        const { language, pay_amount, pay_type } = entry.body.fields as Fields
        return (
          <li key={entry.id}>
            <PostingCard
              title={entry.label}
              language={language}
              pay={pay_amount === null ? '' : formatMoney(pay_amount)}
              payType={pay_type}
              chips={null}
              facts={null}
              isNew
            >
              <WaitingPosting entry={entry} />
              <WaitingFlag entry={entry} />
            </PostingCard>
          </li>
        )
      })}
    </ul>
  )
}
