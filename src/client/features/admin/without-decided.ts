import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { QUEUES, type QueueName, type Waiting } from '#shared/contract/administration.ts'

/** How an entry changes the length of a queue once the server has it. */
type Effect = { queue: QueueName; change: number }

/** The queues as they are once the server has the decisions in the outbox. Refused ones change nothing. */
export function withoutDecided(waiting: Waiting, outbox: readonly OutboxEntry[]): Waiting {
  // A reply to a message and its move to spam are in one lane: the message leaves the queue once.
  const effects = new Map<string, Effect>()
  for (const entry of outbox) {
    const effect = entry.state === 'failed' ? null : effectOf(entry)
    if (effect?.change) effects.set(entry.lane, effect)
  }
  const queues = { ...waiting.queues }
  for (const name of QUEUES) {
    const own = [...effects.values()].filter(({ queue }) => queue === name)
    const known = queues[name]
    if (!known || own.length === 0) continue
    const count = Math.max(0, known.count + own.reduce((sum, { change }) => sum + change, 0))
    queues[name] = { count, oldest_at: count === 0 ? null : known.oldest_at }
  }
  return { ...waiting, queues }
}

function effectOf(entry: OutboxEntry): Effect | null {
  switch (entry.kind) {
    case 'vacancy-approval':
    case 'vacancy-rejection':
      return { queue: 'vacancies', change: -1 }
    case 'report-decision':
      return { queue: 'reports', change: -1 }
    case 'objection-decision':
      return { queue: 'objections', change: -1 }
    case 'contact-reply':
      return { queue: 'messages', change: entry.body.replies_read === 0 ? -1 : 0 }
    case 'contact-state': {
      const { state, from } = entry.body
      return { queue: 'messages', change: Number(state === 'open') - Number(from === 'open') }
    }
    default:
      return null
  }
}
