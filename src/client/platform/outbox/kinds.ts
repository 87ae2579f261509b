import * as z from 'zod/mini'
import { BidAnswer } from '#shared/contract/bids.ts'
import { MessageAnswer } from '#shared/contract/conversations.ts'
import { JobAnswer } from '#shared/contract/jobs.ts'
import { apiGet, apiSend } from '../api.ts'
import { ApiError } from '../errors.ts'
import type { EntryKind, EntryOf, OutboxEntry } from './entry.ts'

type Send = Parameters<typeof apiSend>[2]
/** The API, bound to an entry: its account, its language, its time limit. */
export type Caller = {
  get: <T>(path: string, schema: z.core.$ZodType<T>) => Promise<T>
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: Send) => Promise<unknown>
}
type Kind<E extends OutboxEntry> = {
  /** Sends it; resolves with what the app may put into its cache. */
  send(entry: E, call: Caller): Promise<unknown>
  /** What it answers to has changed since: the body to send if the person still wants it, else null. */
  review?(entry: E, call: Caller): Promise<E['body'] | null>
}

const favouritePath = ({ type, id }: EntryOf<'favourite-add'>['body']) => `/cabinet/favorites/${type}/${id}`
const jobPath = (slug: string) => `/jobs/${encodeURIComponent(slug)}`

const kinds: { [K in EntryKind]: Kind<EntryOf<K>> } = {
  bid: {
    async send({ id, body }, call) {
      const { text, pay_amount, pay_type } = body
      const answer = await call.send('POST', `${jobPath(body.slug)}/rates`, {
        body: { text, pay_amount, pay_type },
        idempotencyKey: id,
      })
      // It is placed, whatever the answer looks like: a newer server must not make it seem refused.
      return z.safeParse(BidAnswer, answer).data?.data
    },
    async review({ body }, call) {
      const job = await findJob(body.slug, call)
      // Gone: the server says why. Placed already: it answers as it did the first time.
      if (!job || job.my_rate || job.version === body.jobVersion) return null
      return { ...body, jobVersion: job.version }
    },
  },
  'bid-withdrawal': {
    async send({ body }, call) {
      const rateId = body.rateId ?? (await findJob(body.slug, call))?.my_rate?.id
      if (rateId === undefined) return undefined
      await call.send('DELETE', `/rates/${rateId}`).catch(ignoreNotFound)
      return undefined
    },
  },
  // Both answer the same however often they are said: no key is needed.
  'favourite-add': { send: ({ body }, call) => call.send('PUT', favouritePath(body)) },
  'favourite-remove': { send: ({ body }, call) => call.send('DELETE', favouritePath(body)) },
  message: {
    async send({ id, body }, call) {
      const answer = await call.send('POST', `/chat/rooms/${body.roomId}/messages`, {
        body: { text: body.text, client_id: id },
        idempotencyKey: id,
      })
      return z.safeParse(MessageAnswer, answer).data?.data
    },
  },
  'contact-message': {
    send: ({ id, body }, call) => call.send('POST', '/addMessage', { body, idempotencyKey: id }),
  },
}

/** How an entry is sent. */
export function kindOf<E extends OutboxEntry>(entry: E): Kind<E> {
  return kinds[entry.kind] as unknown as Kind<E>
}

/** The API as an entry may use it. */
export function callerFor(entry: OutboxEntry, signal: AbortSignal): Caller {
  const common = { userId: entry.userId, language: entry.language, signal }
  return {
    get: (path, schema) => apiGet(path, schema, common),
    send: (method, path, options) => apiSend(method, path, { ...options, ...common }),
  }
}

const findJob = (slug: string, call: Caller) =>
  call.get(jobPath(slug), JobAnswer).then(({ data }) => data, ignoreNotFound)

function ignoreNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}
