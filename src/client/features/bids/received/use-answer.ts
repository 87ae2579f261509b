import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { apiSend } from '#client/platform/api/api.ts'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import {
  BidAnswer,
  type BidAnswersForm,
  type DeclineReason,
  type ReceivedBid,
  ReceivedBidsAnswer,
} from '#shared/contract/bids.ts'
import { receivedBidsQueryOptions } from './queries.ts'

export type Answer = { state: 'accepted' | 'declined'; reason?: DeclineReason | null }

/** Marks a bid as seen on the server. */
export const sendSeen = async (bidId: number) =>
  (await apiSend('PATCH', `/rates/${bidId}`, { body: { state: 'seen' }, schema: BidAnswer })).data

/** Accepts or declines a bid through the outbox: at once, or when the device is back online. */
export function useAnswer({ id, bidder }: ReceivedBid) {
  const enqueue = useEnqueue()
  return ({ state, reason = null }: Answer) =>
    enqueue({ kind: 'bid-answer', label: bidder.name, body: { bidId: id, state, reason } })
}

/** Sends the same answer to several bids. */
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
