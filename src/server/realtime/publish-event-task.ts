import * as z from 'zod/mini'
import { defineTask } from '../tasks/task.ts'
import type { PublishedEvent, Realtime } from './publish.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'publish-event': PublishedEvent
  }
}

/** Retries an event that an external engine did not accept. */
export const publishEventTask = defineTask({
  name: 'publish-event',
  payload: z.object({ channels: z.array(z.string()), event: z.string(), data: z.unknown() }),
  work: ({ realtime }: { realtime: Realtime }, event) => realtime.publishAgain(event),
})
