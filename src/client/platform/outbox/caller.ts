import type * as z from 'zod/mini'
import { apiGet, apiSend } from '../api/api.ts'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Bound = Pick<Parameters<typeof apiSend>[2] & object, 'userId' | 'language' | 'signal' | 'idempotencyKey'>

/** The API, bound to an entry: its account, its language, its time limit, its idempotency key. */
export type Caller = {
  get<T>(path: string, schema: z.core.$ZodType<T>): Promise<T>
  send(method: Method, path: string, body?: unknown): Promise<unknown>
}

/** Makes the caller of one attempt. */
export function createCaller({ idempotencyKey, ...common }: Bound): Caller {
  return {
    get: (path, schema) => apiGet(path, schema, common),
    send: (method, path, body) =>
      apiSend(method, path, {
        ...common,
        ...(body !== undefined && { body }),
        ...(idempotencyKey && { idempotencyKey }),
      }),
  }
}
