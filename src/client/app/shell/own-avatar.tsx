import { useQuery } from '@tanstack/react-query'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** The signed-in person's picture or initials; the general sign until they are known. */
export function OwnAvatar() {
  const { data: user } = useQuery(currentUserQueryOptions(useViewer()))
  if (!user) return <Icon name="user" />
  return <Avatar name={`${user.name} ${user.surname}`} src={user.url_img} size="small" />
}
