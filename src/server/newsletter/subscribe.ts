import type { Kysely } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'
import { countAttempt } from '../accounts/throttle.ts'
import { createToken } from '../db/create-token.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'
import { countMail } from '../limits/mail-share.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { CONSENT_VERSION, confirmationMail } from './confirmation-mail.ts'
import {
  confirmRequest,
  countRequests,
  endSubscriptions,
  findPlaceNames,
  findRequest,
  insertRequest,
  type Places,
  saveToken,
} from './store.ts'
import { readUnsubscribeToken } from './tokens.ts'

// The form is public: without a limit anybody could flood another person's mailbox.
const MAILS_A_DAY = 3

export type Request = Places & { email: string; language: Language }

/**
 * Counts a subscription request against the limits of its mailbox and its sender.
 * @throws Problem 429
 */
export async function limitRequests(
  deps: Pick<Deps, 'db' | 'clock'>,
  email: string,
  address: string,
): Promise<void> {
  await countAttempt(deps, { account: `newsletter:${hashOf(email)}`, address }, 'newsletter')
}

/**
 * Stores a subscription request and queues the mail with its confirmation link. The answer is the same for known and
 * unknown addresses, so that an attacker cannot probe them.
 * @throws Problem 422 for a rubric or city that does not exist
 */
export async function requestSubscription(
  trx: Kysely<Tables>,
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  { email, language, rubric_id, city_id }: Request,
): Promise<void> {
  const names = await findPlaceNames(trx, { rubric_id, city_id }, language)
  const problems: FieldProblems = {}
  if (rubric_id !== null && names.rubric === null) problems.rubric_id = ['unknown_rubric']
  if (city_id !== null && names.city === null) problems.city_id = ['unknown_city']
  if (Object.keys(problems).length) throw invalid(problems)
  const now = clock()
  if ((await countRequests(trx, email, new Date(now.getTime() - DAY_MS))) >= MAILS_A_DAY) return
  if ((await countMail(trx, 'newsletter', email, now)) !== null) return
  const subscription_id = await insertRequest(trx, {
    email,
    language,
    rubric_id,
    city_id,
    text_version: CONSENT_VERSION,
    // A placeholder: the task that sends the mail replaces it by the hash of a new token.
    token_hash: hashOf(createToken()),
    requested_at: now,
  })
  await tasks.add(trx, 'mail-subscription', { subscription_id })
}

/** Mails the confirmation link of a request. The token is created here, so that no queue contains it. */
export async function mailSubscription(
  { db, config, mailer }: Pick<Deps, 'db' | 'config' | 'mailer'>,
  { subscription_id }: TaskPayloads['mail-subscription'],
): Promise<void> {
  const request = await findRequest(db, subscription_id)
  if (!request) return
  const token = createToken()
  await saveToken(db, subscription_id, hashOf(token))
  const { language } = request
  // The token is in the fragment: browsers never send it, so no log contains it.
  const link = `${config.publicUrl}/${language}/newsletter/confirm#token=${token}`
  await mailer.send(confirmationMail(request, await findPlaceNames(db, request, language), link))
}

/**
 * Confirms the subscription of a mailed link. Idempotent.
 * @returns whether the subscription is active: an old link does not renew a subscription that was ended
 * @throws Problem 422 when the link is unknown or its request was deleted
 */
export async function confirmSubscription(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const subscribed = await confirmRequest(db, hashOf(token), clock())
  if (subscribed === null) throw invalid({ token: ['link_expired'] })
  return subscribed
}

/**
 * Ends all subscriptions of the mail's recipient. Idempotent.
 * @throws Problem 422 when the token is not ours
 */
export async function unsubscribe(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<void> {
  const id = readUnsubscribeToken(config, token)
  if (id === null) throw invalid({ token: ['link_expired'] })
  await db.transaction().execute((trx) => endSubscriptions(trx, id, clock()))
}
