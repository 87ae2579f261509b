import { Trans } from '@lingui/react/macro'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { Notice } from '#client/ui/notice.tsx'

/** Says, before somebody types, that a form cannot be sent without a connection. */
export function NeedsServer() {
  if (useConnection() !== 'offline') return null
  return (
    <Notice tone="amber" role="status">
      <Trans>You are offline. You can fill this in now and send it when you are back online.</Trans>
    </Notice>
  )
}
