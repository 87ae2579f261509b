import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** The current user's picture or initials; `loading` until they are loaded, a general icon where they cannot be. */
export function OwnAvatar({ loading }: { loading: ReactNode }) {
  const { data: user, isLoading } = useQuery(currentUserQueryOptions(useViewer()))
  if (!user) return isLoading ? loading : <Icon name="user" />
  return <Avatar name={`${user.name} ${user.surname}`} src={user.url_img} size="small" />
}
