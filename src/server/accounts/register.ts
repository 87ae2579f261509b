import type { Insertable } from 'kysely'
import type * as z from 'zod/mini'
import type { RegisterSchema, Token } from '#shared/contract/accounts.ts'
import type { Language } from '#shared/contract/languages.ts'
import { reservedNames } from '#shared/rules/reserved-name-problems.ts'
import { readPageVersion } from '../content/page-version.ts'
import { hashOf } from '../db/hash-of.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import type { UserTable } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'
import { networkOf } from '../network/client-address.ts'
import { companyOf, companyProblems } from './company.ts'
import { sendConfirmation } from './email-confirmation.ts'
import { mayRevealTaken } from './limit-taken-answers.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblems } from './password-problems.ts'
import { normalisePhone } from './phone.ts'
import { registerByMail } from './register-by-mail.ts'
import { findUserByEmail, insertUser, isInvited, isPhoneTaken, releasePhone } from './users-store.ts'
import { queueVatCheck } from './vat/queue-vat-check.ts'

type Registration = z.output<typeof RegisterSchema>

const FIELDS = ['name', 'surname', 'email', 'company_name', 'contact_name', 'vat_id']
const TAKEN: Record<string, FieldProblems> = {
  users_email: { email: ['email_taken'] },
  users_phone_key: { phone: ['phone_taken'] },
}

/**
 * Creates an account and signs the user in.
 * @returns the token; null when too many answers to the client's address have revealed that an e-mail or phone is taken: then
 *   only a mailed password opens the account (`registerByMail`)
 * @throws Problem 422 by field
 */
export async function register(
  deps: Deps,
  registration: Registration,
  from: { language: Language; device: string; address: string },
): Promise<Token | null> {
  const phone = normalisePhone(registration.phone)
  const taken = await findTakenFields(deps, registration, phone)
  const mayReveal = await mayRevealTaken(deps, from.address, Object.keys(taken).length > 0)
  const problems = { ...problemsOf(registration, phone), ...(mayReveal && taken) }
  if (Object.keys(problems).length) throw invalid(problems)
  const now = deps.clock()
  const row = {
    ...rowOf(registration, phone, await hashPassword(registration.password), from.language, now),
    privacy_version: await readPageVersion(deps.db, 'privacy-policy', now),
    privacy_accepted_at: now,
    terms_version: await readPageVersion(deps.db, 'terms', now),
    terms_accepted_at: now,
  }
  const network = networkOf(from.address)
  if (!mayReveal) {
    await registerByMail(deps, row, network)
    return null
  }
  const isProved = await isProvedByInvitation(deps, registration)
  try {
    return await deps.db.transaction().execute(async (trx) => {
      if (phone) await releasePhone(trx, phone, now)
      const user = await insertUser(trx, { ...row, email_confirmed_at: isProved ? now : null })
      await queueVatCheck(trx, deps, { ...user, vat_id: row.vat_id })
      // Where its share is used up, no mail goes out: the notice in the cabinet says when it can be requested again.
      if (!isProved) await sendConfirmation(trx, deps, { ...user, email: row.email }, network)
      return openSession(trx, deps, user, from.device)
    })
  } catch (error) {
    // A concurrent registration may take the e-mail or phone after the check above.
    const { constraint = '' } = error as { constraint?: string }
    const taken = isUniqueViolation(error) ? TAKEN[constraint] : undefined
    throw taken ? invalid(taken) : error
  }
}

/** Whether an invitation that was mailed to the address came with the registration. */
const isProvedByInvitation = async (deps: Deps, { email, invitation }: Registration): Promise<boolean> =>
  invitation !== undefined && isInvited(deps.db, { tokenHash: hashOf(invitation), email, now: deps.clock() })

/** Finds the broken rules in the valid fields of a registration, so that one answer names all errors. */
export function problemsOfDraft(body: unknown): FieldProblems {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const typed = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const text = (name: string) => typed(name).trim()
  return problemsOf(
    {
      ...Object.fromEntries(FIELDS.map((name) => [name, text(name)])),
      person_type: given.person_type,
      password: typed('password'),
      password_confirmation: typed('password_confirmation'),
    } as Registration,
    normalisePhone(text('phone')),
  )
}

function problemsOf(registration: Registration, phone: string | null): FieldProblems {
  const { password, password_confirmation } = registration
  const names = reservedNames(registration)
  const passwords = passwordProblems(password, registration)
  return {
    ...names,
    ...(phone ? {} : { phone: ['wrong_phone'] }),
    ...(passwords.length ? { password: passwords } : {}),
    ...(password === password_confirmation ? {} : { password_confirmation: ['password_mismatch'] }),
    ...companyProblems(registration),
  }
}

async function findTakenFields(
  { db, clock }: Deps,
  { email }: Registration,
  phone: string | null,
): Promise<FieldProblems> {
  return {
    ...((await findUserByEmail(db, email)) ? TAKEN.users_email : {}),
    ...(phone && (await isPhoneTaken(db, phone, clock())) ? TAKEN.users_phone_key : {}),
  }
}

function rowOf(
  registration: Registration,
  phone: string | null,
  passwordHash: string,
  language: Language,
  now: Date,
): Insertable<UserTable> {
  const { role, name, surname, email } = registration
  return {
    role,
    ...companyOf(registration),
    name,
    surname,
    email,
    phone,
    language,
    password_hash: passwordHash,
    created_at: now,
  }
}
