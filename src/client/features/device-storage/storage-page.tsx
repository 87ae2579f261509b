import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UnsentCopy } from '#client/domain/outbox/unsent-copy.tsx'
import { isUninstalledOnIos } from '#client/platform/device/install.ts'
import { requestPersistence } from '#client/platform/device/storage/stores.ts'
import { formatBytes } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { GROUP_NAMES } from './groups.ts'
import { deviceUsageQueryOptions } from './queries.ts'
import styles from './storage-page.module.css'
import { StoredGroupRow } from './stored-group-row.tsx'
import { type ClearableGroup, clearGroup, type DeviceUsage } from './usage.ts'

/** Shows what this device stores for the current user and how much, and deletes it by group. */
export function StoragePage({ userId }: { userId: number }) {
  const { t } = useLingui()
  useTitle(t`Data on this device`)
  const usage = useQuery(deviceUsageQueryOptions(userId))
  return (
    <>
      <PageHeader
        title={t`Data on this device`}
        subtitle={
          <Trans>What Jobmost stores here so that you can read and write without a connection.</Trans>
        }
      />
      <div className={styles.sections}>
        <Card as="section" padding="large" aria-labelledby="stored">
          <SectionHeading id="stored">
            <Trans>What is stored</Trans>
          </SectionHeading>
          {usage.data ? <Groups userId={userId} usage={usage.data} /> : <Skeleton height="20rem" />}
        </Card>
        <Card as="section" padding="large" aria-labelledby="kept">
          <SectionHeading id="kept">
            <Trans>When the device runs out of space</Trans>
          </SectionHeading>
          {usage.data && <Persistence userId={userId} isPersistent={usage.data.isPersistent} />}
        </Card>
        <UnsentCopy userId={userId} />
      </div>
    </>
  )
}

function Groups({ userId, usage }: { userId: number; usage: DeviceUsage }) {
  const client = useQueryClient()
  const { t } = useLingui()
  const clearing = useMutation({
    mutationFn: async (group: ClearableGroup) => {
      // Answers in memory would be stored again together with the next one.
      if (group === 'answers') client.removeQueries({ type: 'inactive' })
      await clearGroup(userId, group)
    },
    onSuccess: () => showToast({ text: t`Deleted from this device`, tone: 'done' }),
    onSettled: () => client.invalidateQueries({ queryKey: deviceUsageQueryOptions(userId).queryKey }),
  })
  const total = GROUP_NAMES.reduce((sum, name) => sum + usage.groups[name].bytes, usage.app.bytes)
  const size = formatBytes(total)
  return (
    <>
      <p className={styles.total}>
        <Trans>{size} in total, including the app.</Trans>
      </p>
      <ul className={styles.groups}>
        {GROUP_NAMES.map((name) => (
          <StoredGroupRow
            key={name}
            name={name}
            usage={usage.groups[name]}
            isPending={clearing.isPending && clearing.variables === name}
            onClear={() => clearing.mutate(name as ClearableGroup)}
          />
        ))}
      </ul>
    </>
  )
}

function Persistence({ userId, isPersistent }: { userId: number; isPersistent: boolean }) {
  const client = useQueryClient()
  const asking = useMutation({
    mutationFn: requestPersistence,
    onSettled: () => client.invalidateQueries({ queryKey: deviceUsageQueryOptions(userId).queryKey }),
  })
  if (isPersistent)
    return (
      <p>
        <Trans>The browser keeps all of it until you delete it.</Trans>
      </p>
    )
  return (
    <div className={styles.actions}>
      <p>
        {isUninstalledOnIos() ? (
          <Trans>
            The browser deletes the data of sites that you have not opened for a week, unless you install
            Jobmost. You can ask it to keep Jobmost’s data.
          </Trans>
        ) : (
          <Trans>
            The browser may delete the data of sites that you rarely visit. You can ask it to keep Jobmost’s
            data.
          </Trans>
        )}
      </p>
      <Button variant="secondary" isPending={asking.isPending} onPress={() => asking.mutate()}>
        <Trans>Keep data</Trans>
      </Button>
      {asking.data === false && (
        <Notice role="status">
          <Trans>
            The browser did not agree. It usually agrees when you install Jobmost or allow notifications.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
