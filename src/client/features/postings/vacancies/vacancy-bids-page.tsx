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
import { byUnansweredBids, hasUnanswered } from './states.ts'

/** The employer's vacancies with bids. Vacancies with new bids come first, then those with unanswered ones. */
export function VacancyBidsPage() {
  const { t } = useLingui()
  return (
    <PostingsPage
      title={t`Bids`}
      create={null}
      failedTitle={t`Your vacancies could not be loaded`}
      query={useQuery(ownVacanciesQueryOptions(useViewer()))}
    >
      {(vacancies) => <WithBids vacancies={vacancies} />}
    </PostingsPage>
  )
}

function WithBids({ vacancies: all }: { vacancies: Vacancy[] }) {
  const { t } = useLingui()
  const vacancies = all.filter(({ rates_count }) => rates_count > 0)
  if (vacancies.length === 0)
    return (
      <NoReceivedBids isNotified={all.some(({ is_public, is_read_only }) => is_public && !is_read_only)} />
    )
  return (
    <PostingList
      label={t`Bids`}
      postings={vacancies.toSorted(byUnansweredBids)}
      card={(vacancy) => (
        <Card as="article" tone={hasUnanswered(vacancy) ? 'amber' : 'plain'} className={styles.card}>
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
