import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { roomPagesKey, roomsKey } from './keys.ts'

/** Blocks another person, or lifts the block. */
export function useBlocking(otherId: number) {
  const client = useQueryClient()
  const { userId } = useViewer()
  return useMutation({
    mutationFn: (isBlocked: boolean) => apiSend(isBlocked ? 'PUT' : 'DELETE', `/cabinet/blocks/${otherId}`),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: roomPagesKey(userId) })
      return client.invalidateQueries({ queryKey: roomsKey(userId) })
    },
  })
}
