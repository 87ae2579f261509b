import type { QueueName, Waiting } from '#shared/contract/administration.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { hasRight, type StaffRight } from '#shared/rules/staff-rights.ts'
import type { Db } from '../db/connect.ts'
import { countFailedMails } from '../mails/failed.ts'
import { countQueued } from '../objections/read.ts'
import { countWaiting } from './store.ts'

const RIGHTS: Record<QueueName, StaffRight> = {
  vacancies: 'moderation',
  reports: 'moderation',
  objections: 'moderation',
  messages: 'messages',
  mails: 'operation',
}

/** The queues that a role has the right to see, with their lengths. */
export async function readWaiting(db: Db, role: StaffRole, now: Date): Promise<Waiting> {
  const read = async (queue: QueueName) => {
    if (!hasRight(role, RIGHTS[queue])) return null
    const { count, oldest_at } = await countOf(db, role, queue, now)
    return { count, oldest_at: oldest_at?.toISOString() ?? null }
  }
  const [vacancies, reports, objections, messages, mails] = await Promise.all([
    read('vacancies'),
    read('reports'),
    read('objections'),
    read('messages'),
    read('mails'),
  ])
  return { role, queues: { vacancies, reports, objections, messages, mails } }
}

function countOf(db: Db, role: StaffRole, queue: QueueName, now: Date) {
  if (queue === 'objections') return countQueued(db, role, now)
  return queue === 'mails' ? countFailedMails(db) : countWaiting(db, queue, now)
}
