import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import {
  BidAnswer,
  type BidAnswersForm,
  type BidNote,
  type BidState,
  type DeclineReason,
  type ReceivedBid,
  ReceivedBidAnswer,
  ReceivedBidsAnswer,
} from '#shared/contract/bids.ts'
import { withState } from './bid-list.ts'
import { receivedBidsQueryOptions } from './queries.ts'

export type Answer = { state: 'seen' | 'accepted' | 'declined'; reason?: DeclineReason | null }

export const sendAnswer = async (bidId: number, answer: Answer) =>
  (await apiSend('PATCH', `/rates/${bidId}`, { body: answer, schema: BidAnswer })).data

/** Accepts or declines a bid. The change is optimistic and rolled back on failure. */
export function useAnswer(vacancyId: number, bid: ReceivedBid) {
  const queryClient = useQueryClient()
  const { queryKey } = receivedBidsQueryOptions(useViewer(), vacancyId)
  const show = (state: BidState) =>
    queryClient.setQueryData(queryKey, (bids) => bids && withState(bids, bid.id, state))
  return useMutation({
    mutationFn: (answer: Answer) => sendAnswer(bid.id, answer),
    onMutate: async ({ state }) => {
      await queryClient.cancelQueries({ queryKey })
      show(state)
      return { before: bid.state }
    },
    onError: (_error, _answer, context) => {
      if (context) show(context.before)
    },
    // Refetch in every case: the bidder may have withdrawn the bid meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Gives several bids one answer. */
export function useAnswers(vacancyId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = receivedBidsQueryOptions(useViewer(), vacancyId)
  return useMutation({
    mutationFn: async (body: BidAnswersForm) =>
      (
        await apiSend('POST', `/cabinet/vacancies/${vacancyId}/rates/answers`, {
          body,
          schema: ReceivedBidsAnswer,
        })
      ).data,
    onSuccess: (bids) => {
      onDone()
      queryClient.setQueryData(queryKey, bids)
      void queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
    },
  })
}

/** Saves the employer's note on a bid. */
export function useNote(vacancyId: number, bidId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = receivedBidsQueryOptions(useViewer(), vacancyId)
  return useMutation({
    mutationFn: async (body: BidNote) =>
      (await apiSend('PUT', `/rates/${bidId}/note`, { body, schema: ReceivedBidAnswer })).data,
    onSuccess: (saved) => {
      onDone()
      queryClient.setQueryData(queryKey, (bids) => bids?.map((bid) => (bid.id === saved.id ? saved : bid)))
    },
  })
}
