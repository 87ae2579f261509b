import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { endSession } from '#client/platform/api/end-session.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { getSession, signOut } from '#client/platform/device/session/page.ts'
import { drain, retry } from '#client/platform/outbox/outbox.ts'
import { useIsOutboxRead, useIsOutboxUnreadable, useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { forgetDevice } from '#client/platform/push/device.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import styles from './outbox.module.css'
import { hiddenWorkQueryOptions } from './queries.ts'

// On a connection that answers nothing, a shared computer would stay signed in.
const FORGET_WITHIN_MS = 1000

type Props = {
  onClose: () => void
  /** Leaves a page for signed-in users before the session ends. Otherwise it would redirect to the login page. */
  onSigningOut?: () => Promise<unknown>
  /** The page to open afterwards; the login page by default. */
  onSignedOut?: () => Promise<unknown>
}

/** Signs out. With unsent entries or typed texts it first asks what to do with them. */
export function SignOutDialog({ onClose, onSigningOut, onSignedOut }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const entries = useOutbox()
  const count = entries.length
  const { drafts, isUncertain, isLoading } = useHiddenWork()
  const isEmpty = count === 0 && drafts === 0 && !isUncertain
  const queued = entries.filter(({ state }) => state === 'queued')
  const [isBusy, setBusy] = useState(false)

  const leave = async (keepUserData: boolean) => {
    setBusy(true)
    const session = getSession()
    // The next user of this device must not read push notifications for this account.
    await Promise.race([forgetDevice().catch(() => undefined), wait(FORGET_WITHIN_MS)])
    await onSigningOut?.()
    const signedOut = signOut({ keepUserData, session })
    // The device has forgotten the token by now, and goes on with its data. Offline, the session has ended on this device only: on
    // the server it expires after 14 days.
    if (session) void endSession(session).catch(() => undefined)
    await signedOut
    onClose()
    await (onSignedOut?.() ?? navigate({ from: '/$lang', to: '/$lang/login' }))
  }
  const sendAll = async () => {
    setBusy(true)
    // Send entries that wait for a retry too, without their delay.
    await Promise.all(queued.map(({ id }) => retry(id)))
    await drain({ isBackOnline: true })
    setBusy(false)
  }

  return (
    <Dialog
      title={t`Log out`}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        isEmpty ? (
          <>
            <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
            <Button isPending={isBusy || isLoading} onPress={() => leave(false)}>{t`Log out`}</Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onPress={onClose}>{t`Cancel`}</Button>
            {count > 0 && <Button isPending={isBusy} onPress={sendAll}>{t`Send now`}</Button>}
            <Button variant="secondary" onPress={() => leave(true)}>{t`Keep for this account`}</Button>
            <Button variant="danger" onPress={() => leave(false)}>{t`Discard`}</Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <Trans>Everything this device has saved from your account will be removed.</Trans>
      ) : (
        <Unsent count={count} drafts={drafts} isUncertain={isUncertain} />
      )}
    </Dialog>
  )
}

type UnsentProps = { count: number; drafts: number; isUncertain: boolean }

/** What has not been sent: entries of the outbox, typed texts, or something that cannot be read now. */
function Unsent({ count, drafts, isUncertain }: UnsentProps) {
  return (
    <div className={styles.unsent}>
      {count > 0 ? (
        <Plural
          value={count}
          one="# item has not been sent yet. You can send it now, keep it on this device until you log in again, or discard it."
          other="# items have not been sent yet. You can send them now, keep them on this device until you log in again, or discard them."
        />
      ) : isUncertain ? (
        <Trans>
          Something that has not been sent may still be on this device. You can keep it until you log in
          again, or discard it.
        </Trans>
      ) : null}
      {drafts > 0 && (
        <p>
          <Plural
            value={drafts}
            one="You have typed # text in a form and not sent it. You can keep it on this device until you log in again, or discard it."
            other="You have typed # texts in forms and not sent them. You can keep them on this device until you log in again, or discard them."
          />
        </p>
      )}
    </div>
  )
}

/**
 * What the outbox does not show: how many typed texts are in drafts, and whether something else may wait, because it cannot be
 * read, or is still encrypted.
 */
function useHiddenWork() {
  const { userId } = useViewer()
  const isRead = useIsOutboxRead()
  const isUnreadable = useIsOutboxUnreadable()
  const { data, isPending, isError } = useQuery(hiddenWorkQueryOptions(userId))
  const { isSealed = false, drafts = 0 } = data ?? {}
  return { drafts, isUncertain: !isRead || isUnreadable || isError || isSealed, isLoading: isPending }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
