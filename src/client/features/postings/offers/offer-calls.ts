import { apiSend } from '#client/platform/api/api.ts'
import {
  type OfferFormInput,
  type OfferPatch,
  type OwnOffer,
  OwnOfferAnswer,
} from '#shared/contract/own-offers.ts'
import { type Attempt, createOnce } from '../create-once.ts'

export type OfferAttempt = Attempt<OfferFormInput>

const post = async ({ key, body }: OfferAttempt): Promise<OwnOffer> =>
  (await apiSend('POST', '/cabinet/offers', { body, schema: OwnOfferAnswer, idempotencyKey: key })).data

/** Creates the offer exactly once, even if the answer to an earlier attempt was lost. */
export const createOffer = (
  body: OfferFormInput,
  earlier: OfferAttempt | null,
  remember: (attempt: OfferAttempt | null) => void,
): Promise<OwnOffer> =>
  createOnce(body, { earlier, remember, post, change: (created, changed) => patchOffer(created.id, changed) })

export const patchOffer = async (id: number, body: OfferPatch | OfferFormInput): Promise<OwnOffer> =>
  (await apiSend('PATCH', `/cabinet/offers/${id}`, { body, schema: OwnOfferAnswer })).data

export const deleteOffer = (id: number): Promise<unknown> => apiSend('DELETE', `/cabinet/offers/${id}`)
