import { Trans } from '@lingui/react/macro'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './needs-server.module.css'

/** A notice above a form that cannot be sent offline, or a line above a button (`isButton`), also within another notice. */
export function NeedsServer({ isButton = false }: { isButton?: boolean }) {
  if (useConnection() !== 'offline') return null
  if (isButton)
    return (
      <p role="status" className={styles.line}>
        <Icon name="waiting" size={18} />
        <Trans>You are offline. This needs a connection.</Trans>
      </p>
    )
  return (
    <Notice tone="amber" role="status">
      <Trans>You are offline. You can fill this in now and send it when you are back online.</Trans>
    </Notice>
  )
}
