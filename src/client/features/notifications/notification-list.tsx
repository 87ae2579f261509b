import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { failureText, failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { NotificationsPage } from '#shared/contract/notifications.ts'
import { groupByDay, knownOf } from './changes.ts'
import { formatDay, formatPrintedDay } from './format-days.ts'
import { markRead } from './mark-read.ts'
import styles from './notification-list.module.css'
import { NotificationRow } from './notification-row.tsx'
import { MAX_SHOWN, notificationsQueryOptions, PAGE } from './queries.ts'

/** The notifications grouped by day, newest first. */
export function NotificationList({ headingId }: { headingId: string }) {
  const { t } = useLingui()
  const [count, setCount] = useState(PAGE)
  const query = useQuery({
    ...notificationsQueryOptions(useViewer(), count),
    placeholderData: (shown) => shown,
  })
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <SectionHeading id={headingId} action={data && <ReadAll page={data} />}>
        <Trans>What’s new</Trans>
      </SectionHeading>
      <AgeNote>{age}</AgeNote>
      {data && data.data.length === 0 && <Empty />}
      {data && data.data.length > 0 && <Days page={data} />}
      {data && data.data.length < Math.min(data.meta.total, MAX_SHOWN) && (
        <Button
          variant="secondary"
          size="small"
          className={styles.more}
          isPending={query.isFetching}
          onPress={() => setCount(Math.min(count + 2 * PAGE, MAX_SHOWN))}
        >{t`Show older`}</Button>
      )}
      {!data && error && (
        <QueryFailure
          title={t`Your notifications could not be loaded`}
          {...failureWords(error)}
          onRetry={query.refetch}
        />
      )}
      {!data && !error && (
        <div aria-busy="true" className={styles.bones}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      )}
    </>
  )
}

function ReadAll({ page }: { page: NotificationsPage }) {
  const { t } = useLingui()
  const newest = Math.max(0, ...page.data.map(({ id }) => id))
  const { mutate, isPending } = useMutation({
    mutationFn: () => markRead({ up_to: newest }),
    onError: (error) => showToast({ text: failureText(error), tone: 'error' }),
  })
  if (page.unread_count === 0) return null
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="checks" size={18} />}
      isPending={isPending}
      onPress={() => mutate()}
    >{t`Mark all as read`}</Button>
  )
}

function Days({ page }: { page: NotificationsPage }) {
  const now = useNow()
  return groupByDay(knownOf(page)).map(({ key, at, notifications }) => (
    <section key={key} className={styles.day}>
      <h3 className={styles.date} data-date={formatPrintedDay(at)}>
        <span>{formatDay(at, now)}</span>
      </h3>
      <ul>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  ))
}

function Empty() {
  const { t } = useLingui()
  return (
    <EmptyState headingLevel={3} icon={<Icon name="bell" size={40} />} title={t`Nothing new yet`}>
      <Trans>
        When someone writes to you or answers you, it appears here. Below you can choose what we notify you
        about.
      </Trans>
    </EmptyState>
  )
}
