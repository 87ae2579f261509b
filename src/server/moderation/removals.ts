import type { Removal } from '#shared/contract/objections.ts'
import { removedBidsOf } from '../bids/remove-bid.ts'
import { removedMessagesOf } from '../conversations/remove-message.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { objectionPath } from '../objections/link.ts'
import { listObjectionable } from '../objections/objectionable.ts'
import { hidingOf } from '../profiles/hide-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type Removed = Omit<Removal, 'objection'>

/** The messages and bids of a user that are removed, and their profile if it is hidden, with the way to object. */
export async function listRemovals(
  { db, clock, config }: Needs,
  actor: Pick<Actor, 'id'>,
  language: Parameters<typeof objectionPath>[2],
): Promise<Removal[]> {
  const hiding = await hidingOf(db, actor.id)
  const messages = await removedMessagesOf(db, actor.id)
  const bids = await removedBidsOf(db, actor.id)
  const removed = [
    ...messages.map((row) => toRemoved('message', row)),
    ...bids.map((row) => toRemoved('bid', row)),
  ].sort((one, other) => other.removed_at.localeCompare(one.removed_at))
  if (hiding) {
    const { at, ...decision } = hiding
    removed.unshift({ type: 'profile', id: actor.id, ...decision, removed_at: at.toISOString() })
  }
  const now = clock()
  const open = new Set<string>()
  for (const type of ['message', 'bid', 'profile'] as const) {
    const subjects = removed.filter((one) => one.type === type).map(({ id }) => ({ id, submittedAt: null }))
    for (const id of (await listObjectionable(db, type, subjects, now)).keys()) open.add(`${type} ${id}`)
  }
  return removed.map((one) => ({
    ...one,
    objection: open.has(`${one.type} ${one.id}`)
      ? objectionPath(config, { ...one, at: now }, language)
      : null,
  }))
}

type Row = Awaited<ReturnType<typeof removedMessagesOf>>[number]

const toRemoved = (type: 'message' | 'bid', row: Row): Removed => ({
  type,
  id: row.id,
  title: row.text,
  reason: row.removed_reason ?? '',
  ground: row.removed_ground,
  removed_at: row.removed_at?.toISOString() ?? '',
})
