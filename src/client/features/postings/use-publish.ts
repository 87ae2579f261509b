import {
  mutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { withPublished } from './list-changes.ts'

type Posting = { id: number; published: boolean }
type Options<P> = {
  /** The key of the list that contains the posting. */
  queryKey: QueryKey
  id: number
  send: (published: boolean) => Promise<P>
  onSaved: (saved: P) => void
}

/**
 * Publishes or hides a posting. The change is optimistic and rolled back on failure. Offline it fails at once with a
 * message.
 */
export function usePublish<P extends Posting>(options: Options<P>) {
  const known = useRef<boolean | null>(null)
  return useMutation(publishOptions(useQueryClient(), options, known))
}

/**
 * Quick presses are sent one after the other, and only the last answer is applied.
 * @param known holds the server's value while requests are pending
 */
export function publishOptions<P extends Posting>(
  client: QueryClient,
  { queryKey, id, send, onSaved }: Options<P>,
  known: { current: boolean | null },
) {
  const mutationKey = ['publish', ...queryKey, id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const show = (published: boolean) =>
    client.setQueryData<P[]>(queryKey, (list) => list && withPublished(list, id, published))
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onMutate: async (published: boolean) => {
      const list = client.getQueryData<P[]>(queryKey)
      if (isLast()) known.current = list?.find((posting) => posting.id === id)?.published ?? !published
      await client.cancelQueries({ queryKey })
      show(published)
    },
    onSuccess: (saved: P) => {
      known.current = saved.published
      if (isLast()) onSaved(saved)
    },
    onError: (_error, published) => {
      if (!isLast()) return
      show(known.current ?? !published)
      void client.invalidateQueries({ queryKey })
    },
  })
}
