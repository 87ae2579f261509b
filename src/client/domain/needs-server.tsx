import { Trans } from '@lingui/react/macro'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { Notice } from '#client/ui/notice.tsx'

/** A notice above a form that cannot be sent offline, or above a button (`isButton`). */
export function NeedsServer({ isButton = false }: { isButton?: boolean }) {
  if (useConnection() !== 'offline') return null
  return (
    <Notice tone="amber" role="status">
      {isButton ? (
        <Trans>You are offline. This needs a connection.</Trans>
      ) : (
        <Trans>You are offline. You can fill this in now and send it when you are back online.</Trans>
      )}
    </Notice>
  )
}
