import { useQuery } from '@tanstack/react-query'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** The current user's picture or initials; a general icon until they are loaded. */
export function OwnAvatar() {
  const { data: user } = useQuery(currentUserQueryOptions(useViewer()))
  if (!user) return <Icon name="user" />
  return <Avatar name={`${user.name} ${user.surname}`} src={user.url_img} size="small" />
}
