import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'

/**
 * The payload type of each task. A task adds its own where it is defined (`declare module`). Code that adds to the queue
 * then needs only the name, not the code that does the work.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each task adds its payload
export interface TaskPayloads {}
export type TaskName = keyof TaskPayloads

/** A kind of background work. `Parts` are the dependencies that it needs. */
export type Task<N extends TaskName, Parts> = {
  /** The name of its queue. */
  name: N
  /** The name of its queue in earlier releases. Entries that wait there are done too. */
  formerName?: string
  /** Entries wait across releases, so this schema must accept what earlier releases have added. */
  payload: z.ZodMiniType<TaskPayloads[N]>
  /** When the queue adds it by itself (cron, UTC). */
  schedule?: string
  /** A rejection is retried. Work may run twice, so it must be idempotent. */
  work(parts: Parts, payload: TaskPayloads[N]): Promise<void>
}

/** Adds work to the queue in the transaction that causes it. No commit, no work. */
export type Tasks = {
  /** @param after delay in seconds */
  add<N extends TaskName>(
    trx: Kysely<Tables>,
    name: N,
    payload: TaskPayloads[N],
    after?: number,
  ): Promise<void>
}

export type NoPayload = Record<string, never>
/** The schema of a task without a payload. */
export const NO_PAYLOAD: z.ZodMiniType<NoPayload> = z.record(z.string(), z.never())

/** Infers the payload's type from the task's name. */
export const defineTask = <N extends TaskName, Parts>(task: Task<N, Parts>): Task<N, Parts> => task

/**
 * Does the work of one entry of the queue.
 * @throws Error when the payload does not match the task's schema
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
