import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { removeDamagedEntries } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { damagedQueryOptions } from './queries.ts'

/** Says how many entries the device can no longer read, and deletes them. */
export function DamagedEntries() {
  const { t } = useLingui()
  const client = useQueryClient()
  const options = damagedQueryOptions(useViewer().userId)
  const { data: count = 0 } = useQuery(options)
  const removal = useMutation({
    mutationFn: removeDamagedEntries,
    onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
  })
  if (count === 0) return null
  return (
    <Notice
      tone="error"
      role="status"
      actions={
        <Button
          variant="secondary"
          size="small"
          isPending={removal.isPending}
          onPress={() => removal.mutate()}
        >{t`Delete`}</Button>
      }
    >
      <Plural
        value={count}
        one="# item was damaged on this device and cannot be sent."
        other="# items were damaged on this device and cannot be sent."
      />{' '}
      <Trans>All other items are sent as usual.</Trans>
    </Notice>
  )
}
