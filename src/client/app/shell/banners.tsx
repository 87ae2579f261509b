import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { justRegistered } from '#client/platform/device/just-registered.ts'
import { isVisitorOutboxStarted, subscribeVisitorOutbox } from '#client/platform/device/outbox-start.ts'
import { fullStorage } from '#client/platform/device/storage/full-storage.ts'
import { hasUnstoredDrafts } from '#client/platform/device/unstored-drafts.ts'
import { useInstall } from '#client/platform/device/use-install.ts'
import { useUpdate } from '#client/platform/device/use-update.ts'
import { untilReleased } from '#client/platform/first-paint/until-released.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { Notice } from '#client/ui/notice.tsx'
import styles from './banners.module.css'

const OutboxBanner = lazy(async () => ({ default: (await import('./outbox-banner.tsx')).OutboxBanner }))

const Welcome = lazy(async () => {
  const [{ Welcome: Loaded }] = await Promise.all([
    import('#client/features/accounts/welcome.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
})

const InstallInstructions = lazy(async () => {
  const [{ InstallInstructions: Loaded }] = await Promise.all([
    import('#client/features/notifications/install-instructions.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
})

const FullStorageNotice = lazy(async () => {
  const [{ FullStorageNotice: Loaded }] = await Promise.all([
    import('#client/features/device-storage/full-storage-notice.tsx'),
    loadAllWords(),
  ])
  return { default: Loaded }
})

/**
 * Banners of one line each, shown only when needed: connection, outbox, new version. The greeting is higher and
 * scrolls away: on a phone it would cover half of the form that comes next.
 */
export function Banners() {
  const viewer = useViewer()
  const isVisitorOutbox = useSyncExternalStore(subscribeVisitorOutbox, isVisitorOutboxStarted, () => false)
  const isNew = useSyncExternalStore(justRegistered.subscribe, justRegistered.get, () => false)
  return (
    <>
      <div className={styles.banners} data-momentary ref={tellHeight}>
        <Connection />
        <Unstored />
        {(viewer.userId !== null || isVisitorOutbox) && (
          <Suspense fallback={null}>
            <OutboxBanner />
          </Suspense>
        )}
        <Update />
      </div>
      {viewer.userId !== null && isNew && (
        <Suspense fallback={null}>
          <Welcome onClose={() => justRegistered.set(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The height of the banners, for what has to stay below them (base.css). */
function tellHeight(banners: HTMLDivElement): () => void {
  const { style } = document.documentElement
  const measured = new ResizeObserver(() => {
    const height = `${banners.offsetHeight}px`
    // Setting it computes the styles of the whole page again.
    if ((style.getPropertyValue('--banners-height') || '0px') !== height)
      style.setProperty('--banners-height', height)
  })
  measured.observe(banners)
  return () => measured.disconnect()
}

function Connection() {
  const connection = useUnpressed(useConnection())
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

/** A value that changes only while nothing is pressed: its banner moves the page. */
function useUnpressed<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let isCurrent = true
    void untilReleased(document.documentElement).then(() => isCurrent && setShown(value))
    return () => {
      isCurrent = false
    }
  }, [value])
  return shown
}

/** What the device cannot store: most urgently a typed text, which then is on the screen only. */
function Unstored() {
  const isUnstored = useSyncExternalStore(hasUnstoredDrafts.subscribe, hasUnstoredDrafts.get, () => false)
  const isFull = useSyncExternalStore(fullStorage.subscribe, fullStorage.get, () => 'no') === 'yes'
  if (!isUnstored)
    return (
      isFull && (
        <Suspense fallback={null}>
          <FullStorageNotice />
        </Suspense>
      )
    )
  return (
    <Notice variant="bar" tone="error" icon="warning" role="alert">
      <Trans>This device cannot store what you are typing. Keep this page open.</Trans>
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

/** A button to install the app, where that is possible. On an iPhone it opens the instructions. */
export function InstallButton() {
  const { way, install } = useInstall()
  const [isReading, setReading] = useState(false)
  if (!way) return null
  return (
    <>
      <Button variant="secondary" size="small" onPress={way === 'dialog' ? install : () => setReading(true)}>
        <Trans>Install app</Trans>
      </Button>
      {isReading && (
        <Suspense fallback={null}>
          <InstallInstructions onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
