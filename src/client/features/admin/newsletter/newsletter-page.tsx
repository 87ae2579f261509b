import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { WithShortcuts } from '../keyboard/with-shortcuts.tsx'
import { MailDays } from './mail-days.tsx'
import styles from './newsletter.module.css'
import { Preview } from './preview.tsx'
import { newsletterDaysQueryOptions, newsletterQueryOptions } from './queries.ts'
import type { NewsletterSearch } from './search.ts'

/** The newsletter for editors: its readers, the mails of each day, and a preview. */
export function NewsletterPage({ search }: { search: NewsletterSearch }) {
  const { t } = useLingui()
  useTitle(t`Newsletter`)
  const { data, error, refetch } = useQuery(newsletterQueryOptions(useViewer()))
  const days = useQuery(newsletterDaysQueryOptions(useViewer(), search.page ?? 1))
  const readers = data?.data.readers
  return (
    <>
      <PageHeader
        title={t`Newsletter`}
        subtitle={t`Sent every morning to subscribers whose rubric and city have new vacancies.`}
      />
      <WithShortcuts shortcuts={[]} hasEntries={days.data?.data.length !== 0} className={styles.parts}>
        {data && readers ? (
          <>
            <Card as="section" aria-label={t`Subscribers`}>
              <h2 className={styles.heading}>{t`Subscribers`}</h2>
              <DefinitionList
                items={[
                  { term: t`Active`, details: formatNumber(readers.active) },
                  { term: t`Not confirmed yet`, details: formatNumber(readers.unconfirmed) },
                  { term: t`Unsubscribed`, details: formatNumber(readers.unsubscribed) },
                  { term: t`Stopped because e-mails bounced`, details: formatNumber(readers.bounced) },
                ]}
              />
            </Card>
            <MailDays page={search.page ?? 1} />
          </>
        ) : error ? (
          <QueryFailure
            title={t`The newsletter could not be loaded`}
            {...failureWords(error)}
            onRetry={refetch}
          />
        ) : (
          <Skeleton height="16rem" />
        )}
        {(data || !error) && <Preview />}
      </WithShortcuts>
    </>
  )
}
