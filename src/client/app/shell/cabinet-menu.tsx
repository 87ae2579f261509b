import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useUnreadCount } from '#client/features/notifications/unread-count.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { MenuButton } from '#client/ui/menu.tsx'
import styles from './cabinet-menu.module.css'

/** Pages to which a login does not return: home and the login pages. */
const NEVER_RETURNED_TO = /^\/[a-z]{2}\/?$|\/(login|register|forgot|confirm-email|deletion-requested)$/

const SignOutDialog = lazy(async () => {
  const [{ SignOutDialog }] = await Promise.all([
    import('#client/features/outbox/sign-out-dialog.tsx'),
    loadAllWords(),
  ])
  return { default: SignOutDialog }
})

// Loaded only for signed-in users: it would add to every first visit.
const OwnAvatar = lazy(async () => ({ default: (await import('./own-avatar.tsx')).OwnAvatar }))

/**
 * A general icon. While `isLoading`, an app that takes over from a snapshot waits: the snapshot shows the real picture. The
 * server renders it for everybody, so only the mark may differ.
 */
const GeneralAvatar = ({ isLoading = false }: { isLoading?: boolean }) => (
  <span data-placeholder={isLoading || undefined} className={styles.general} suppressHydrationWarning>
    <Icon name="user" />
  </span>
)

/** The menu of the cabinet. Signed out: log in, register. Signed in: cabinet, for staff the administration, log out. */
export function CabinetMenu() {
  const { t } = useLingui()
  const viewer = useViewer()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const unread = useUnreadCount()
  const base = `/${viewer.language}`
  const signedOut = [
    { id: 'login', label: t`Log in`, icon: <Icon name="login" size={20} />, href: `${base}/login` },
    { id: 'register', label: t`Register`, icon: <Icon name="edit" size={20} />, href: `${base}/register` },
  ]
  const administration = {
    id: 'admin',
    label: t`Administration`,
    icon: <Icon name="shield" size={20} />,
    href: `${base}/admin`,
  }
  const ofEmployer = [
    {
      id: 'vacancies',
      label: t`My vacancies`,
      icon: <Icon name="briefcase" size={20} />,
      href: `${base}/cabinet/worker/user/active-vacancy`,
    },
    {
      id: 'bids',
      label: t({ message: 'Bids', context: 'short' }),
      icon: <Icon name="list" size={20} />,
      href: `${base}/cabinet/worker/bids`,
    },
  ]
  const signedIn = [
    ...(viewer.role === 'admin' ? [administration] : []),
    ...(viewer.role === 'boss' ? ofEmployer : []),
    {
      id: 'cabinet',
      label: t`Cabinet`,
      icon: <Icon name="user" size={20} />,
      href: `${base}/cabinet/worker`,
    },
    {
      id: 'notifications',
      label: unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`,
      icon: <Icon name="bell" size={20} />,
      href: `${base}/cabinet/notifications`,
    },
    { id: 'logout', label: t`Log out`, icon: <Icon name="logout" size={20} /> },
  ]
  return (
    <>
      <MenuButton
        label={t`Cabinet`}
        trigger={
          <Suspense fallback={<GeneralAvatar isLoading={viewer.userId !== null} />}>
            {viewer.userId === null ? (
              <GeneralAvatar />
            ) : (
              <OwnAvatar renderGeneral={(isLoading) => <GeneralAvatar isLoading={isLoading} />} />
            )}
            {unread > 0 && <span className={styles.dot} />}
          </Suspense>
        }
        iconOnly
        items={viewer.userId === null ? signedOut : signedIn}
        navigate={(href) =>
          router.navigate({ href: viewer.userId === null ? `${href}${nextOf(router)}` : href })
        }
        onAction={(id) => id === 'logout' && setLeaving(true)}
      />
      {isLeaving && (
        <Suspense fallback={null}>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The query that leads back to this page after signing in; empty where the cabinet is the better target. */
function nextOf({ state }: ReturnType<typeof useRouter>): string {
  const { href, pathname } = state.location
  return NEVER_RETURNED_TO.test(pathname) ? '' : `?next=${encodeURIComponent(href)}`
}
