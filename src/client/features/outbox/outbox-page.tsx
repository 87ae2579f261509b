import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UnsentCopy } from '#client/domain/outbox/unsent-copy.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { canSyncInBackground } from '#client/platform/outbox/background-sync.ts'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useIsOutboxRead, useIsOutboxUnreadable, useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { DamagedEntries } from './damaged-entries.tsx'
import { LostEntries } from './lost-entries.tsx'
import styles from './outbox.module.css'
import { hasUnsentQueryOptions } from './queries.ts'

/** The page of the outbox. Each entry is rendered by the feature of its kind. */
export function OutboxPage({ renderEntry }: { renderEntry: (entry: OutboxEntry) => ReactNode }) {
  const { t } = useLingui()
  useTitle(t`Outbox`)
  const entries = useOutbox()
  const { userId } = useViewer()
  const { data: hasUnsent = false } = useQuery(hasUnsentQueryOptions(userId, entries.length))
  return (
    <>
      <PageHeader
        title={t`Outbox`}
        subtitle={t`Everything here is kept on this device until it has been sent. Nothing is delivered twice.`}
      />
      <LostEntries />
      <DamagedEntries />
      {entries.length > 0 && !canSyncInBackground() && (
        <Notice>
          <Trans>
            This browser sends only while Jobmost is open. Open it again when you have a connection.
          </Trans>
        </Notice>
      )}
      {entries.length === 0 ? (
        <NoEntries />
      ) : (
        <ul className={styles.list} aria-label={t`Outbox`}>
          {entries.map((entry) => (
            <Card as="li" tone="amber" key={entry.id} className={styles.entry}>
              <h2 className={styles.title}>{entry.label}</h2>
              <p className={styles.age}>
                <RelativeTime at={entry.createdAt} />
              </p>
              {renderEntry(entry)}
            </Card>
          ))}
        </ul>
      )}
      {hasUnsent && <UnsentCopy userId={userId} className={styles.copy} />}
    </>
  )
}

/** Says that nothing waits only where the outbox could be read. */
function NoEntries() {
  const { t } = useLingui()
  const { role } = useViewer()
  const isRead = useIsOutboxRead()
  const isUnreadable = useIsOutboxUnreadable()
  if (isUnreadable)
    return (
      <Notice
        tone="error"
        role="alert"
        title={t`This browser cannot read the outbox`}
        actions={<Button size="small" onPress={() => location.reload()}>{t`Reload`}</Button>}
      >
        <Trans>
          It is unknown whether anything is waiting to be sent. Reload the page. If that does not help, copy
          what you have typed in other tabs and restart the browser.
        </Trans>
      </Notice>
    )
  if (!isRead) return <Skeleton height="8rem" />
  return (
    <EmptyState
      icon={<Icon name="check" size={40} />}
      title={t`Nothing waiting to be sent`}
      action={
        role === 'worker' && (
          <Link from="/$lang" to="/$lang/cabinet/worker/bids" className={buttonClass('secondary')}>
            <Trans>My bids</Trans>
          </Link>
        )
      }
    >
      <Trans>This applies to this device. Every device has its own outbox.</Trans>
    </EmptyState>
  )
}
