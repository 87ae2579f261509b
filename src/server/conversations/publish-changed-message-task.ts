import * as z from 'zod/mini'
import type { Deps } from '../http/deps.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { publishChange } from './publish.ts'
import { findChanged } from './removed-messages-store.ts'
import { toMessage } from './view.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'publish-changed-message': { message_id: number }
  }
}

/** Publishes a message that staff have removed or restored, to the open apps of both members. */
export async function publishChangedMessage(
  { db, realtime }: Pick<Deps, 'db' | 'realtime'>,
  { message_id }: TaskPayloads['publish-changed-message'],
): Promise<void> {
  const row = await findChanged(db, message_id)
  if (row)
    await publishChange({ realtime }, { message: toMessage(row), members: [row.worker_id, row.boss_id] })
}

/** Runs after the transaction that changed the message. */
export const publishChangedMessageTask = defineTask({
  name: 'publish-changed-message',
  payload: z.object({ message_id: z.int() }),
  work: publishChangedMessage,
})
