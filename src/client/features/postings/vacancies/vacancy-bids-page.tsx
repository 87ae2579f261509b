import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NoReceivedBids } from '#client/domain/no-received-bids.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Card } from '#client/ui/card.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import styles from '../posting-card.module.css'
import { PostingList, PostingsPage } from '../postings-page.tsx'
import { BidsLink } from './bids-link.tsx'
import { FilledPositions, filledOf } from './filled-positions.tsx'
import { ownVacanciesQueryOptions } from './queries.ts'

/** The employer's vacancies with bids. Vacancies with new bids come first. */
export function VacancyBidsPage() {
  const { t } = useLingui()
  return (
    <PostingsPage
      title={t`Bids`}
      create={null}
      failedTitle={t`Your vacancies could not be loaded`}
      query={useQuery(ownVacanciesQueryOptions(useViewer()))}
    >
      {(vacancies) => <WithBids vacancies={vacancies.filter(({ rates_count }) => rates_count > 0)} />}
    </PostingsPage>
  )
}

function WithBids({ vacancies }: { vacancies: Vacancy[] }) {
  const { t } = useLingui()
  if (vacancies.length === 0) return <NoReceivedBids />
  return (
    <PostingList
      label={t`Bids`}
      postings={vacancies.toSorted((a, b) => b.new_rates_count - a.new_rates_count)}
      card={(vacancy) => (
        <Card as="article" tone={vacancy.new_rates_count > 0 ? 'amber' : 'plain'} className={styles.card}>
          <h2 className={styles.title} lang={vacancy.language}>
            {vacancy.title}
          </h2>
          <div className={styles.facts}>
            <BidsLink vacancy={vacancy} />
            {filledOf(vacancy) !== null && (
              <p>
                <FilledPositions vacancy={vacancy} />
              </p>
            )}
          </div>
        </Card>
      )}
    />
  )
}
