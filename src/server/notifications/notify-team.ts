import type { Kysely } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { type NewNotification, notify, notifyRecipient } from './notify.ts'
import type { RecipientToNotify } from './store.ts'
import { deleteOfCompany, findTeamToNotify, listActingMembers, markBidRead } from './team-store.ts'

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
type Reader = { id: number; language: Language }
type About = (language: Language) => Omit<NewNotification, 'user_id'>

/** The owners and recruiters of a company, who are notified of its vacancies. */
export const listTeam = (trx: Kysely<Tables>, companyId: number): Promise<Reader[]> =>
  listActingMembers(trx, companyId)

/** Notifies each of these readers once, by their own settings and in their own language. */
export async function notifyReaders(
  deps: Needs,
  trx: Kysely<Tables>,
  readers: readonly Reader[],
  about: About,
): Promise<void> {
  for (const { id, language } of readers) await notify(deps, trx, { user_id: id, ...about(language) })
}

/** Notifies all who may act on a vacancy: its author, or the owners and recruiters of its company. */
export async function notifyTeam(
  deps: Needs,
  trx: Kysely<Tables>,
  { user_id, language, company_id }: { user_id: number; language: Language; company_id: number | null },
  about: About,
): Promise<void> {
  const readers = company_id === null ? [{ id: user_id, language }] : await listActingMembers(trx, company_id)
  await notifyReaders(deps, trx, readers, about)
}

/**
 * Reads those who may act on a vacancy, as `notifyTeam` finds them, without those who have blocked the person that causes the
 * notification. Empty for an unknown vacancy.
 */
export const findTeam = (trx: Kysely<Tables>, slug: string, causedBy: number): Promise<RecipientToNotify[]> =>
  findTeamToNotify(trx, slug, causedBy)

/** Notifies each of those whom `findTeam` has found. */
export async function notifyFound(
  deps: Needs,
  trx: Kysely<Tables>,
  team: readonly RecipientToNotify[],
  about: About,
): Promise<void> {
  for (const person of team) await notifyRecipient(deps, trx, person, about(person.language))
}

/** Marks the notification of an answered bid as read for the whole team, so that no colleague answers once more. */
export const readNotificationOfBid = (
  trx: Kysely<Tables>,
  bid: { vacancyId: number; bidderId: number },
  now: Date,
): Promise<void> => markBidRead(trx, bid, now)

/** Deletes a former member's notifications about vacancies of the company. Those that are not delivered yet never are. */
export const deleteNotificationsOfCompany = (
  trx: Kysely<Tables>,
  userId: number,
  companyId: number,
): Promise<void> => deleteOfCompany(trx, userId, companyId)
