import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import {
  type Objection,
  ObjectionAnswer,
  type ObjectionState,
  ObjectionsAnswer,
} from '#shared/contract/objections.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** The prefix of the keys of all these queries. */
export const objectionsKey = ['objections'] as const

const PER_PAGE = 20

/** A page of objections in a state. Open ones are polled every minute. Never stored on the device. */
export const objectionsQueryOptions = (viewer: Viewer, state: ObjectionState, page: number, only?: number) =>
  queryOptions({
    queryKey: [...objectionsKey, viewer.userId, state, page, only],
    queryFn: ({ signal }) =>
      apiGet('/admin/objections', ObjectionsAnswer, {
        query: { state, page, per_page: PER_PAGE, id: only },
        signal,
      }),
    refetchInterval: state === 'open' ? MINUTE_MS : false,
  })

export type ObjectionDecision = { outcome: Exclude<ObjectionState, 'open'>; reason: string }

/** Decides an objection. The server mails its author the reason. */
export const decideObjection = async (id: number, body: ObjectionDecision): Promise<Objection> =>
  (await apiSend('POST', `/admin/objections/${id}/decision`, { body, schema: ObjectionAnswer })).data
