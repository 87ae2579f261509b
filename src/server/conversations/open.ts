import type { Transaction } from 'kysely'
import type { OpenRoom, Room, RoomSubject } from '#shared/contract/conversations.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isListed, wasPublic } from '#shared/rules/vacancy-states.ts'
import { roleTowards } from '../accounts/roles.ts'
import { findUser, personOf } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import { requireConfirmedEmail, requireMayContact } from '../employer-requirements/employer-requirements.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { requireWritable } from './may-write.ts'
import { findRoom, findRoomOf, insertRoom } from './rooms-store.ts'
import { findBid, findJob, findOffer, hasBid, hasProfile } from './subjects-store.ts'
import { toRoom } from './view.ts'

/** New rooms that one account may create in 24 hours. */
export const ROOMS_A_DAY = 30

type Trx = Transaction<Tables>
/** The members and the subject of a room. `refusal` is why a new room is refused now; an existing room stays open. */
type RoomSpec = {
  worker_id: number
  boss_id: number
  type: RoomSubject['type']
  id: number
  title: string
  refusal?: Problem | false
}

/**
 * Finds or creates the room of a worker and an employer about a vacancy, an offer or a profile.
 * @throws Problem 404, 403 when the two are not a worker and an employer, one has blocked the
 *   other or the caller may not start a conversation, 429 after too many new rooms, 409 vacancy_closed
 */
export async function openRoom(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  actor: Actor,
  form: OpenRoom,
): Promise<{ isNew: boolean; room: Room }> {
  const now = clock()
  const { type: subject_type, id: subject_id, title, refusal, ...pair } = await specOf(trx, actor, form, now)
  // A user with both roles could open a room with themselves.
  if (pair.worker_id === pair.boss_id) throw new Problem('chat_not_a_pair')
  const known = await findRoomOf(trx, { ...pair, subject_type, subject_id })
  if (known !== null) return { isNew: false, room: await readRoom(trx, actor.id, known) }
  if (refusal) throw refusal
  await requireMayBegin(trx, actor, pair, now)
  const other = await findUser(trx, actor.id === pair.worker_id ? pair.boss_id : pair.worker_id)
  if (!other || other.blocked_at) throw notFound()
  await requireWritable(trx, actor.id, other)
  const subject = { subject_type, subject_id, subject_title: title }
  const made = await insertRoom(trx, {
    ...pair,
    ...subject,
    opened_by: actor.id,
    created_at: now,
    updated_at: now,
  })
  const id = made ?? (await findRoomOf(trx, { ...pair, ...subject }))
  return { isNew: made !== null, room: await readRoom(trx, actor.id, id ?? 0) }
}

/**
 * @throws Problem 403 for an employer without a confirmed e-mail address, or with neither an approved vacancy nor a bid of
 *   this job seeker; 429 after too many new rooms in a day
 */
async function requireMayBegin(
  trx: Trx,
  actor: Actor,
  pair: Pick<RoomSpec, 'worker_id' | 'boss_id'>,
  now: Date,
): Promise<void> {
  if (actor.id === pair.boss_id) {
    await requireConfirmedEmail(trx, actor.id)
    if (!(await hasBid(trx, pair))) await requireMayContact(trx, actor.id)
  }
  const limit = { act: 'room', subject: String(actor.id), max: ROOMS_A_DAY, withinMs: DAY_MS }
  await requireBelowLimit(trx, limit, now, 'too_many_rooms')
}

/**
 * One of a user's rooms.
 * @throws Problem 404
 */
export async function readRoom(db: Deps['db'], userId: number, id: number): Promise<Room> {
  const row = await findRoom(db, userId, id)
  if (!row) throw notFound()
  return toRoom(row)
}

async function specOf(trx: Trx, actor: Actor, form: OpenRoom, now: Date): Promise<RoomSpec> {
  if (form.rate_id !== undefined) return specOfBid(trx, actor, form.rate_id)
  if (form.job_id !== undefined) return specOfJob(trx, actor, form.job_id, now)
  if (form.offer_id !== undefined) return specOfOffer(trx, actor, form.offer_id)
  return specOfProfile(trx, actor, form.user_id ?? 0)
}

async function specOfBid(trx: Trx, actor: Actor, bidId: number): Promise<RoomSpec> {
  const bid = await findBid(trx, actor.id, bidId)
  // For employers a withdrawn bid does not exist.
  if (!bid) throw notFound()
  const { id, title, worker_id, boss_id } = bid
  return {
    worker_id,
    boss_id,
    type: 'job',
    id,
    title,
    // Nobody begins a room by a removed bid; one that exists stays open.
    refusal: (bid.removed_at !== null || (bid.state === 'withdrawn' && actor.id === boss_id)) && notFound(),
  }
}

async function specOfJob(trx: Trx, actor: Actor, jobId: number, now: Date): Promise<RoomSpec> {
  const job = await findJob(trx, jobId)
  if (!job || !wasPublic(job)) throw notFound()
  requireRole(actor, 'worker')
  const { id, title, boss_id } = job
  return {
    worker_id: actor.id,
    boss_id,
    type: 'job',
    id,
    title,
    refusal: !isListed(job, now) && new Problem('vacancy_closed'),
  }
}

async function specOfOffer(trx: Trx, actor: Actor, offerId: number): Promise<RoomSpec> {
  const offer = await findOffer(trx, offerId)
  if (!offer) throw notFound()
  requireRole(actor, 'boss')
  const { id, title, worker_id } = offer
  return {
    worker_id,
    boss_id: actor.id,
    type: 'offer',
    id,
    title,
    refusal: !offer.published && notFound(),
  }
}

/** The room about a worker's profile. Worker and employer get the same room, whichever of them opens it. */
async function specOfProfile(trx: Trx, actor: Actor, userId: number): Promise<RoomSpec> {
  const user = await findUser(trx, userId)
  if (!user || user.role === 'admin') throw notFound()
  if (actor.role === 'admin' || roleTowards(user, actor.role) === actor.role)
    throw new Problem('chat_not_a_pair')
  const [worker_id, boss_id] = actor.role === 'worker' ? [actor.id, user.id] : [user.id, actor.id]
  const worker = actor.role === 'worker' ? await findUser(trx, actor.id) : user
  return {
    worker_id,
    boss_id,
    type: 'profile',
    id: worker_id,
    title: worker ? personOf(worker).name : '',
    refusal: !(await hasProfile(trx, user.id)) && notFound(),
  }
}

function requireRole(actor: Actor, role: Actor['role']): void {
  if (actor.role !== role) throw new Problem('chat_not_a_pair')
}
