import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'

/**
 * What each kind of background work is given. A task adds its own where it is defined (`declare module`): whoever adds
 * to the queue then needs only the name, not the code that does the work.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each task adds its payload
export interface TaskPayloads {}
export type TaskName = keyof TaskPayloads

/** A kind of background work; `Parts` are the parts of the server it works with. */
export type Task<N extends TaskName, Parts> = {
  /** The name of its queue. What waits there outlives a release: the name and the payload stay readable. */
  name: N
  payload: z.ZodMiniType<TaskPayloads[N]>
  /** When it is due by itself (cron, UTC). */
  schedule?: string
  /** Rejects to be tried again. It may run twice: the second time must do no harm. */
  work(parts: Parts, payload: TaskPayloads[N]): Promise<void>
}

/** Puts work into the transaction that causes it: it exists if and only if the transaction commits. */
export type Tasks = {
  /** @param after how many seconds it rests before it is taken up */
  add<N extends TaskName>(
    trx: Kysely<Tables>,
    name: N,
    payload: TaskPayloads[N],
    after?: number,
  ): Promise<void>
}

export type NoPayload = Record<string, never>
/** For work that needs to know nothing. */
export const NO_PAYLOAD: z.ZodMiniType<NoPayload> = z.record(z.string(), z.never())

/** Ties a task's work to the type of its payload. */
export const defineTask = <N extends TaskName, Parts>(task: Task<N, Parts>): Task<N, Parts> => task

/**
 * Does the work of one entry of the queue.
 * @throws Error when the payload is none of this task's
 */
export async function runTask<N extends TaskName, Parts>(
  task: Task<N, Parts>,
  parts: Parts,
  data: unknown,
): Promise<void> {
  const { data: payload, error } = z.safeParse(task.payload, data)
  if (error) throw new Error(`${task.name}: ${z.prettifyError(error)}`)
  await task.work(parts, payload)
}
