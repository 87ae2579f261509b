import { Trans } from '@lingui/react/macro'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useConnection } from '#client/platform/use-connection.ts'
import { Notice } from '#client/ui/notice.tsx'

/** How something in the outbox stands: waiting, on its way, refused with the server's reason, or to be confirmed. */
export function EntryNotice({ entry }: { entry: OutboxEntry }) {
  const isOffline = useConnection() === 'offline'
  if (entry.state === 'failed') {
    return (
      <Notice tone="error" role="status" title={<Trans>Not sent</Trans>}>
        {entry.error?.message}
      </Notice>
    )
  }
  if (entry.state === 'needs_confirm') {
    return (
      <Notice tone="amber" role="status" title={<Trans>Is this still right?</Trans>}>
        <Trans>
          It waited for a long time, or the job has changed since. Please read both and send it once more.
        </Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="amber" role="status">
      {entry.state === 'sending' && !isOffline ? (
        <Trans>Sending</Trans>
      ) : (
        <Trans>Waiting for connection</Trans>
      )}
    </Notice>
  )
}
