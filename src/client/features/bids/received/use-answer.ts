import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { BidAnswer, type BidState, type ReceivedBid } from '#shared/contract/bids.ts'
import { withState } from './bid-list.ts'
import { receivedBidsQueryOptions } from './queries.ts'

export type Answer = 'seen' | 'accepted' | 'declined'

export const sendAnswer = async (bidId: number, state: Answer) =>
  (await apiSend('PATCH', `/rates/${bidId}`, { body: { state }, schema: BidAnswer })).data

/** Accepts or declines a bid. The change is optimistic and rolled back on failure. */
export function useAnswer(vacancyId: number, bid: ReceivedBid) {
  const queryClient = useQueryClient()
  const { queryKey } = receivedBidsQueryOptions(useViewer(), vacancyId)
  const show = (state: BidState) =>
    queryClient.setQueryData(queryKey, (bids) => bids && withState(bids, bid.id, state))
  return useMutation({
    mutationFn: (answer: Answer) => sendAnswer(bid.id, answer),
    onMutate: async (answer) => {
      await queryClient.cancelQueries({ queryKey })
      show(answer)
      return { before: bid.state }
    },
    onError: (_error, _answer, context) => {
      if (context) show(context.before)
    },
    // Refetch in every case: the bidder may have withdrawn the bid meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
