import type * as z from 'zod/mini'
import { apiGet, apiSend } from '../../../api/api.ts'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type EntryContext = Pick<
  Parameters<typeof apiSend>[2] & object,
  'userId' | 'language' | 'signal' | 'idempotencyKey' | 'intention'
>

/** The API client for one entry, with its account, language, time limit, and idempotency key or order. */
export type Caller = {
  get<T>(path: string, schema: z.core.$ZodType<T>): Promise<T>
  /** `ifMatch` is the version that is changed; the server refuses another one with 412. */
  send(method: Method, path: string, body?: unknown, ifMatch?: number): Promise<unknown>
}

/** The caller for one attempt. */
export function createCaller({ idempotencyKey, intention, ...common }: EntryContext): Caller {
  return {
    get: (path, schema) => apiGet(path, schema, common),
    send: (method, path, body, ifMatch) =>
      apiSend(method, path, {
        ...common,
        ...(body !== undefined && { body }),
        ...(ifMatch !== undefined && { ifMatch }),
        ...(idempotencyKey && { idempotencyKey }),
        ...(intention && { intention }),
      }),
  }
}
