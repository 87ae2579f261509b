import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { ListPages } from '#client/domain/list-pages.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { NewsletterDaysAnswer } from '#shared/contract/newsletter.ts'
import { queueSearch } from '../queue-search.ts'
import styles from './newsletter.module.css'
import { newsletterDaysQueryOptions } from './queries.ts'

/** A page of the days with their mails by result: sent, queued, failed, returned. */
export function MailDays({ page }: { page: number }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(newsletterDaysQueryOptions(useViewer(), page))
  return (
    <Card as="section" aria-label={t`Sent e-mails`}>
      <h2 className={styles.heading}>{t`Sent e-mails`}</h2>
      {!data ? (
        error ? (
          <QueryFailure
            title={t`The newsletter could not be loaded`}
            {...failureWords(error)}
            onRetry={refetch}
          />
        ) : (
          <Skeleton height="16rem" />
        )
      ) : (
        <>
          <Days days={data.data} />
          <ListPages
            meta={data.meta}
            renderLink={(to, children, isCurrent) => (
              <Link
                from="/$lang"
                to="/$lang/admin/newsletter"
                search={queueSearch<never>(undefined, to)}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {children}
              </Link>
            )}
          />
        </>
      )}
    </Card>
  )
}

function Days({ days }: { days: z.infer<typeof NewsletterDaysAnswer>['data'] }) {
  const { t } = useLingui()
  if (days.length === 0)
    return (
      <p>{t`No e-mails yet. The first will be sent on the morning after there is a confirmed subscription and a new vacancy.`}</p>
    )
  return (
    <div className={styles.scroll}>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Sent`}</th>
            <th scope="col">{t`Waiting to be sent`}</th>
            <th scope="col">{t`Failed`}</th>
            <th scope="col">{t`Bounced`}</th>
            <th scope="col">{t`Interrupted`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, sent, queued, failed, bounced, interrupted }) => (
            <tr key={day} tabIndex={-1} data-shortcut="entry">
              <th scope="row">{formatDate(day)}</th>
              <td>{formatNumber(sent)}</td>
              <td>{formatNumber(queued)}</td>
              <td>{formatNumber(failed)}</td>
              <td>{formatNumber(bounced)}</td>
              <td>{formatNumber(interrupted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {days.some(({ interrupted }) => interrupted > 0) && (
        <p>{t`Interrupted: the server was stopped while it was sending these e-mails. They may have arrived, so they are not sent again.`}</p>
      )}
    </div>
  )
}
