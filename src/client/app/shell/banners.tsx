import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { useConnection } from '#client/platform/use-connection.ts'
import { useInstall } from '#client/platform/use-install.ts'
import { useUpdate } from '#client/platform/use-update.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './banners.module.css'

/** One line each, only while there is something to say: connection, outbox, new version. */
export function Banners() {
  return (
    <div className={styles.banners}>
      <Connection />
      <Outbox />
      <Update />
    </div>
  )
}

function Connection() {
  const connection = useConnection()
  return (
    <div role="status">
      {connection === 'offline' && (
        <Notice variant="bar" tone="amber" icon="offline">
          <Trans>You are offline</Trans>
        </Notice>
      )}
      {connection === 'back' && (
        <Notice variant="bar" tone="done">
          <Trans>Back online</Trans>
        </Notice>
      )}
    </div>
  )
}

function Outbox() {
  const count = useOutbox().length
  if (count === 0) return null
  return (
    <Notice variant="bar" tone="amber" icon="outbox">
      <Link from="/$lang" to="/$lang/outbox" className={styles.link}>
        <Trans>Outbox ({count})</Trans>
      </Link>
      <span className={styles.soft}>
        <Plural
          value={count}
          one="# thing is kept on this device until it is sent"
          other="# things are kept on this device until they are sent"
        />
      </span>
    </Notice>
  )
}

function Update() {
  const { isAvailable, apply } = useUpdate()
  if (!isAvailable) return null
  return (
    <Notice
      variant="bar"
      role="alert"
      icon="refresh"
      actions={
        <Button size="small" onPress={apply}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>A new version is available</Trans>
    </Notice>
  )
}

/** Offers to install the app where the browser lets us. */
export function InstallButton() {
  const { canInstall, install } = useInstall()
  if (!canInstall) return null
  return (
    <Button variant="secondary" size="small" onPress={install}>
      <Trans>Install app</Trans>
    </Button>
  )
}
