import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { withPublished } from './list-changes.ts'

type Options<P> = {
  /** The list it stands in. */
  queryKey: QueryKey
  id: number
  send: (published: boolean) => Promise<P>
  onSaved: (saved: P) => void
}

/** Sets whether others see a posting: shown at once and taken back when it fails. Offline it fails at once and says so. */
export function usePublish<P extends { id: number; published: boolean }>({
  queryKey,
  id,
  send,
  onSaved,
}: Options<P>) {
  const client = useQueryClient()
  const show = (published: boolean) =>
    client.setQueryData<P[]>(queryKey, (list) => list && withPublished(list, id, published))
  return useMutation({
    mutationFn: send,
    onMutate: async (published) => {
      await client.cancelQueries({ queryKey })
      show(published)
    },
    onSuccess: onSaved,
    onError: (_error, published) => show(!published),
  })
}
