import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Avatar } from '#client/ui/avatar.tsx'

type Props = {
  /** Renders a general icon: until the picture is loaded, and where it cannot be. */
  renderGeneral: (isLoading: boolean) => ReactNode
}

/** The current user's picture or initials. */
export function OwnAvatar({ renderGeneral }: Props) {
  const { data: user, isLoading } = useQuery(currentUserQueryOptions(useViewer()))
  if (!user) return renderGeneral(isLoading)
  return <Avatar name={`${user.name} ${user.surname}`} src={user.url_img} size="small" />
}
