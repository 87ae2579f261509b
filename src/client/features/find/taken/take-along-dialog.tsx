import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { removeTakenSearch } from '#client/domain/taken-jobs.ts'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { isDiskFull } from '#client/platform/device/storage/is-disk-full.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Filters } from '../filters/filters.ts'
import { useFilterChips } from '../panel/use-filter-chips.ts'
import { refreshTaken, takenSearchQueryOptions } from './queries.ts'
import { takeAlong, taking } from './take-along.ts'
import styles from './taken.module.css'
import { takenKeyOf } from './taken-key.ts'

type Props = {
  filters: Filters
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Dialog that stores the jobs of the list whole on the device, or deletes them again. */
export function TakeAlongDialog({ isOpen, onOpenChange, ...list }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Save these jobs offline`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closeLabel={t`Close`}
    >
      <TakeAlong {...list} isOpen={isOpen} />
    </Dialog>
  )
}

function TakeAlong({ filters, isOpen }: Pick<Props, 'filters' | 'isOpen'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { label, isNaming } = useSearchLabel(filters)
  const isShown = useIsShown(isOpen)
  const textOf = useFailureText()
  const key = takenKeyOf(filters)
  const running = useSyncExternalStore(taking.subscribe, taking.get)
  const { data: taken } = useQuery(takenSearchQueryOptions(key))
  const isOffline = useConnection() === 'offline'
  const [failure, setFailure] = useState<string | null>(null)
  const take = useMutation({
    mutationFn: () => takeAlong(filters, label),
    onMutate: () => setFailure(null),
    onSuccess: (search) => {
      if (search)
        showToast({
          tone: 'done',
          text: t`${plural(search.slugs.length, { one: '# job saved offline', other: '# jobs saved offline' })}`,
        })
      return refreshTaken(client)
    },
    // The dialog may have been closed: the jobs are fetched on. The failure is told in one place only.
    onError: (error) => {
      if (isShown.current) setFailure(textOf(error))
      else showToast({ text: textOf(error), tone: 'error' })
    },
  })
  const remove = useMutation({
    mutationFn: () => removeTakenSearch(key),
    onSuccess: () => {
      showToast({ text: t`Deleted from this device`, tone: 'done' })
      return refreshTaken(client)
    },
  })
  if (running?.key === key) return <Progress {...running} />
  return (
    <div className={styles.parts}>
      <p>
        <Trans>
          Saves up to 200 jobs from this list in full on this device, for 30&nbsp;days. You can then read them
          without a connection, for example on the train.
        </Trans>
      </p>
      {taken && <TakenAgo savedAt={taken.search.savedAt} count={taken.jobs.length} />}
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      {isOffline && (
        <Notice tone="amber" role="status">
          <Trans>You are offline. You can save jobs when you are back online.</Trans>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          icon={<Icon name="download" size={20} />}
          isDisabled={isOffline}
          isPending={running !== null || isNaming}
          onPress={() => take.mutate()}
        >
          {taken ? t`Download again` : t`Save on this device`}
        </Button>
        {taken && (
          <Button
            variant="secondary"
            icon={<Icon name="trash" size={20} />}
            isPending={remove.isPending}
            onPress={() => remove.mutate()}
          >
            {t`Delete from this device`}
          </Button>
        )}
      </div>
    </div>
  )
}

function Progress({ done, total, cancel }: { done: number; total: number | null; cancel: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.parts}>
      <progress
        className={styles.bar}
        aria-label={t`Jobs downloaded`}
        value={done}
        max={total ?? undefined}
      />
      <p role="status">{total === null ? t`Downloading the jobs…` : t`Jobs: ${done} of ${total}`}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onPress={cancel}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  )
}

function TakenAgo({ savedAt, count }: { savedAt: number; count: number }) {
  const ago = <RelativeTime at={savedAt} />
  return (
    <p>
      <Trans>
        Saved offline {ago}: <Plural value={count} one="# job" other="# jobs" />
      </Trans>
    </p>
  )
}

function useFailureText(): (error: Error) => string {
  const { t } = useLingui()
  return (error) =>
    isDiskFull(error)
      ? t`There is no space left on this device. Nothing was saved, and what you saved before is still there. Free up some space and try again.`
      : failureText(error)
}

/** Whether the component is on the page, and not in a dialog that fades out. */
function useIsShown(isOpen: boolean) {
  const isShown = useRef(isOpen)
  useEffect(() => {
    isShown.current = isOpen
    return () => {
      isShown.current = false
    }
  }, [isOpen])
  return isShown
}

function useSearchLabel(filters: Filters) {
  const { t } = useLingui()
  const { chips, isNaming } = useFilterChips({ kind: 'jobs', filters })
  return { label: chips.map(({ label }) => label).join(', ') || t`All jobs`, isNaming }
}
