import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { SignOutDialog } from '#client/features/outbox/sign-out-dialog.tsx'
import { useViewer } from '#client/platform/viewer.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { MenuButton } from '#client/ui/menu.tsx'

/** Signed out: log in, register. Signed in: the cabinet (for a moderator the queue as well) and the way out. */
export function CabinetMenu() {
  const { t } = useLingui()
  const viewer = useViewer()
  const router = useRouter()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  const [isLeaving, setLeaving] = useState(false)
  const base = `/${viewer.language}`
  const signedOut = [
    { id: 'login', label: t`Log in`, icon: <Icon name="login" size={20} />, href: `${base}/login` },
    { id: 'register', label: t`Register`, icon: <Icon name="edit" size={20} />, href: `${base}/register` },
  ]
  const moderation = {
    id: 'admin',
    label: t`Moderation`,
    icon: <Icon name="shield" size={20} />,
    href: `${base}/admin/vacancies`,
  }
  const signedIn = [
    ...(viewer.role === 'admin' ? [moderation] : []),
    {
      id: 'cabinet',
      label: t`Cabinet`,
      icon: <Icon name="user" size={20} />,
      href: `${base}/cabinet/worker`,
    },
    { id: 'logout', label: t`Log out`, icon: <Icon name="logout" size={20} /> },
  ]
  const name = user ? `${user.name} ${user.surname}` : ''
  return (
    <>
      <MenuButton
        label={t`Cabinet`}
        trigger={user ? <Avatar name={name} src={user.url_img} size="small" /> : <Icon name="user" />}
        iconOnly
        items={viewer.userId === null ? signedOut : signedIn}
        navigate={(href) => router.navigate({ href })}
        onAction={(id) => id === 'logout' && setLeaving(true)}
      />
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}
