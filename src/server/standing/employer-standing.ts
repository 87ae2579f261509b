import type { Kysely } from 'kysely'
import { findUser } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { hasApprovedVacancy } from './store.ts'

/** What an employer lacks to approach job seekers who did not write first. */
export type Lack = 'email_unconfirmed' | 'vacancy_needed'

/** What an employer lacks: a confirmed e-mail address, then a vacancy that a moderator has approved; null when nothing. */
export async function lackOf(db: Kysely<Tables>, bossId: number): Promise<Lack | null> {
  if (!(await hasConfirmedEmail(db, bossId))) return 'email_unconfirmed'
  return (await hasApprovedVacancy(db, bossId)) ? null : 'vacancy_needed'
}

/**
 * Lets an employer approach job seekers.
 * @throws Problem 403 email_unconfirmed, vacancy_needed
 */
export async function requireStanding(db: Kysely<Tables>, bossId: number): Promise<void> {
  const lack = await lackOf(db, bossId)
  if (lack) throw new Problem(lack)
}

/**
 * Lets somebody act whose e-mail address is theirs.
 * @throws Problem 403 email_unconfirmed
 */
export async function requireConfirmedEmail(db: Kysely<Tables>, userId: number): Promise<void> {
  if (!(await hasConfirmedEmail(db, userId))) throw new Problem('email_unconfirmed')
}

const hasConfirmedEmail = async (db: Kysely<Tables>, userId: number): Promise<boolean> =>
  Boolean((await findUser(db, userId))?.email_confirmed_at)
