import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'

/**
 * The payload type of each task. A task adds its own where it is defined (`declare module`). Code that adds to the queue
 * then imports only the name, not the work.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each task adds its payload
export interface TaskPayloads {}
export type TaskName = keyof TaskPayloads

/** The dependencies of tasks. `http/deps.ts` adds them, so that this folder imports no noun. */
// biome-ignore lint/suspicious/noEmptyInterface: http/deps.ts adds to it
export interface TaskDeps {}

/** A kind of background work. */
export type Task<N extends TaskName> = {
  /** The name of its queue. */
  name: N
  /** The name of its queue in earlier releases. Entries that wait there are done too. */
  formerName?: string
  /** Entries wait across releases, so this schema must accept what earlier releases have added. */
  payload: z.ZodMiniType<TaskPayloads[N]>
  /** Whether an entry is done before others that wait. */
  isUrgent?(payload: TaskPayloads[N]): boolean
  /** Whether an entry takes only a few statements, so that many are taken from the queue at a time. */
  isShort?: true
  /**
   * For slow work that a user causes: how many entries a process does at a time, and the account of an entry, of which it
   * does only one at a time. Without it, entries are done one after the other.
   */
  parallel?: { workers: number; accountOf(payload: TaskPayloads[N]): number | undefined }
  /** The schedule on which the queue adds it (cron, UTC). */
  schedule?: string
  /** A rejection is retried. Work may run twice, so it must be idempotent. */
  work(deps: TaskDeps, payload: TaskPayloads[N]): Promise<void>
}

/** Work has failed with an error that is logged already. It is not repeated when it `isFinal`. */
export class LoggedFailure extends Error {
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
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
  /** Does entries that have become due now without waiting for the next poll. Call it after the commit. */
  wake(name: TaskName): void
}

export type NoPayload = Record<string, never>
/** The schema of a task without a payload. */
export const NO_PAYLOAD: z.ZodMiniType<NoPayload> = z.record(z.string(), z.never())

/**
 * Defines a task, and infers the payload's type from its name. The file's name ends in `-task.ts` and the export's in
 * `Task`: the server finds it by these names.
 */
export const defineTask = <N extends TaskName>(task: Task<N>): Task<N> => task

/**
 * Does the work of one entry of the queue.
 * @throws Error when the payload does not match the task's schema
 */
export async function runTask<N extends TaskName>(
  task: Task<N>,
  deps: TaskDeps,
  data: unknown,
): Promise<void> {
  const { data: payload, error } = z.safeParse(task.payload, data)
  if (error) throw new Error(`${task.name}: ${z.prettifyError(error)}`)
  await task.work(deps, payload)
}
