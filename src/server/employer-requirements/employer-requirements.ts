import type { Kysely } from 'kysely'
import { findUser } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { hasApprovedVacancy } from './store.ts'

export { hasApprovedVacancy }

/** The requirement that an employer does not meet for contacting job seekers first. */
export type ContactRequirement = 'email_unconfirmed' | 'vacancy_needed'

/** The first unmet requirement: a confirmed e-mail address, then an approved vacancy; null when both are met. */
export async function unmetContactRequirement(
  db: Kysely<Tables>,
  bossId: number,
): Promise<ContactRequirement | null> {
  if (!(await hasConfirmedEmail(db, bossId))) return 'email_unconfirmed'
  return (await hasApprovedVacancy(db, bossId)) ? null : 'vacancy_needed'
}

/**
 * Requires that an employer may contact job seekers first.
 * @throws Problem 403 email_unconfirmed, vacancy_needed
 */
export async function requireMayContact(db: Kysely<Tables>, bossId: number): Promise<void> {
  const unmet = await unmetContactRequirement(db, bossId)
  if (unmet) throw new Problem(unmet)
}

/**
 * Requires a confirmed e-mail address.
 * @throws Problem 403 email_unconfirmed
 */
export async function requireConfirmedEmail(db: Kysely<Tables>, userId: number): Promise<void> {
  if (!(await hasConfirmedEmail(db, userId))) throw new Problem('email_unconfirmed')
}

const hasConfirmedEmail = async (db: Kysely<Tables>, userId: number): Promise<boolean> =>
  Boolean((await findUser(db, userId))?.email_confirmed_at)
