import type { Kysely } from 'kysely'
import { MAX_FEED_ROWS } from '#shared/contract/import-columns.ts'
import {
  MAX_NEW_A_DAY_AT_FIRST,
  MAX_UNAPPROVED_AT_FIRST,
  MAX_WAITING_AT_FIRST,
} from '#shared/contract/vacancies.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import { hasApprovedVacancy } from '../employer-requirements/employer-requirements.ts'
import { Problem, tooMany } from '../http/problem.ts'
import { lockAndCountNew } from './store.ts'

// A feed whose numbers change every day closes as many as it creates.
const MAX_UNAPPROVED = 2 * MAX_FEED_ROWS

type Room = {
  /** How many more vacancies an employer may create; below zero when a limit is exceeded. */
  room: number
  /** The text for those above. */
  full: 'vacancies_waiting_full' | 'vacancies_full' | 'too_many_vacancies'
}

/**
 * How many more vacancies an employer may create. An employer without an approved one must not fill the moderators' queue,
 * nor the database with vacancies that are closed at once; a known one may import a whole feed. Locks the employer's row.
 * @returns also the seconds until the limit of a day allows the next one
 */
export async function countRoomForNew(
  trx: Kysely<Tables>,
  userId: number,
  now: Date,
  wanted = 1,
): Promise<Room & { retryS: number }> {
  const counts = await lockAndCountNew(trx, userId, new Date(now.getTime() - DAY_MS))
  const { waiting, unapproved, recent, oldest_recent } = counts
  const retryS = ((oldest_recent?.getTime() ?? 0) + DAY_MS - now.getTime()) / 1000
  const atFirst = least(
    { full: 'vacancies_waiting_full', room: MAX_WAITING_AT_FIRST - waiting },
    { full: 'vacancies_full', room: MAX_UNAPPROVED_AT_FIRST - unapproved },
    { full: 'too_many_vacancies', room: MAX_NEW_A_DAY_AT_FIRST - recent },
  )
  if (atFirst.room >= wanted || !(await hasApprovedVacancy(trx, userId))) return { ...atFirst, retryS }
  const ofKnown = least(
    { full: 'vacancies_waiting_full', room: MAX_FEED_ROWS - waiting },
    { full: 'vacancies_full', room: MAX_UNAPPROVED - unapproved },
  )
  return { ...ofKnown, retryS }
}

const least = (first: Room, ...others: Room[]): Room =>
  others.reduce((found, other) => (other.room < found.room ? other : found), first)

/**
 * Requires that an employer may create one more vacancy. Locks the employer's row.
 * @throws Problem 409 vacancies_waiting_full or vacancies_full, 429
 */
export async function requireRoomForNew(trx: Kysely<Tables>, userId: number, now: Date): Promise<void> {
  const { room, full, retryS } = await countRoomForNew(trx, userId, now)
  if (room > 0) return
  throw full === 'too_many_vacancies' ? tooMany(retryS, full) : new Problem(full)
}
