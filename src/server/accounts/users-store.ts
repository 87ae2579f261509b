import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { OpenRole } from '#shared/contract/roles.ts'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { Tables, UserTable } from '../db/tables.ts'
import { isUnconfirmedSince } from '../db/unconfirmed-since.ts'
import { TOKEN_LIFE_MS } from './email-tokens-store.ts'

type Executor = Kysely<Tables>
export type User = Selectable<UserTable>

/** The columns of an account without a mailed password. */
export const NO_TEMPORARY_PASSWORD = {
  temporary_password_hash: null,
  temporary_password_expires_at: null,
  former_temporary_password_hash: null,
  former_temporary_password_expires_at: null,
}

export async function findUserById(db: Executor, id: number): Promise<User | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Locks a user's row as `lockUser` does, and reads what `personOf` shows of it, before the next statement of the transaction.
 * @returns a function that returns it, or null
 */
export async function lockNamesLater(trx: Executor, id: number) {
  const rows = await namesLock(trx, id)
  return () => rows()[0] ?? null
}
const namesLock = compileLater((trx, id: number) =>
  trx.selectFrom('users').select(['id', 'name', 'surname', 'url_img']).where('id', '=', id).forNoKeyUpdate(),
)

/**
 * The current user's own account, or null. `erase_at` is when the account will be erased (null when its deletion was
 * not requested), `pending_email` and `pending_phone` the new address and number that are not confirmed yet (null when no
 * change is pending).
 */
export async function findCurrentUser(db: Executor, id: number, now: Date) {
  return (await currentUser(db, id, now))[0] ?? null
}
const currentUser = compileOnce((db, id: number, now: Date) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'person_type', 'name', 'surname', 'email', 'phone', 'url_img', 'company_name'])
    .select(['contact_name', 'language', 'must_change_password', 'email_confirmed_at', 'exported_at'])
    .select(['privacy_version', 'privacy_accepted_at', 'terms_version', 'terms_accepted_at', 'second_role'])
    .select(({ selectFrom }) => [
      selectFrom('account_deletions').select('erase_at').whereRef('user_id', '=', 'users.id').as('erase_at'),
      selectFrom('email_tokens')
        .select('email_tokens.email')
        .whereRef('user_id', '=', 'users.id')
        .where('is_change', '=', true)
        .where('email_tokens.phone', 'is', null)
        .where('expires_at', '>', now)
        .limit(1)
        .as('pending_email'),
      selectFrom('email_tokens')
        .select('email_tokens.phone')
        .whereRef('user_id', '=', 'users.id')
        .where('is_change', '=', true)
        .where('email_tokens.phone', 'is not', null)
        .where('expires_at', '>', now)
        .limit(1)
        .as('pending_phone'),
    ])
    .where('id', '=', id),
)
export type CurrentUserRow = NonNullable<Awaited<ReturnType<typeof findCurrentUser>>>

export async function findUserByEmail(db: Executor, email: string): Promise<User | null> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return user ?? null
}

export async function findUserByPhone(db: Executor, phone: string): Promise<User | null> {
  return (await db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()) ?? null
}

/** SQL: an account whose link to confirm the address has expired unopened, and that nobody has used for as long. */
const isUnproved = (now: Date) => isUnconfirmedSince(new Date(now.getTime() - TOKEN_LIFE_MS))

/** Whether an account has a number. Nobody has proved it, so that of an account without a proved address is free. */
export async function isPhoneTaken(db: Executor, phone: string, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where(sql<boolean>`not ${isUnproved(now)}`)
    .executeTakeFirst()
  return user !== undefined
}

/** Takes a free number from the account without a proved address that has it. */
export async function releasePhone(trx: Executor, phone: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ phone: null })
    .where('phone', '=', phone)
    .where(isUnproved(now))
    .execute()
}

/** The secret from which the key for a user's encrypted unsent work is derived. */
export async function findSealSecret(db: Executor, id: number): Promise<string> {
  const query = db.selectFrom('users').select('seal_secret').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).seal_secret
}

export async function insertUser(trx: Executor, user: Insertable<UserTable>) {
  return trx.insertInto('users').values(user).returning(['id', 'role']).executeTakeFirstOrThrow()
}

export async function saveLanguage(db: Executor, id: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

/** Sets the role in use. */
export async function saveRole(trx: Executor, id: number, role: OpenRole): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute()
}

/** Adds a role, with the company of an employer and the accepted terms, and sets it as the one in use. */
export async function addRole(
  trx: Executor,
  id: number,
  role: OpenRole,
  added: Pick<
    Updateable<UserTable>,
    | 'person_type'
    | 'company_name'
    | 'contact_name'
    | 'vat_id'
    | 'company_of_employer'
    | 'terms_version'
    | 'terms_accepted_at'
  >,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ role, second_role: role, ...added })
    .where('id', '=', id)
    .execute()
}

/** Sets the number of a user, taken from an account without a proved address that has it. */
export async function savePhone(trx: Executor, id: number, phone: string, now: Date): Promise<void> {
  await releasePhone(trx, phone, now)
  await trx.updateTable('users').set({ phone }).where('id', '=', id).execute()
}

/** Changes a user's address to a confirmed one. Temporary passwords mailed to the former one become invalid. */
export async function switchEmail(trx: Executor, id: number, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email,
      email_confirmed_at: now,
      ...NO_TEMPORARY_PASSWORD,
    })
    .where('id', '=', id)
    .execute()
}

/** Sets the password that a user has chosen. A mailed temporary password becomes invalid. */
export async function savePassword(trx: Executor, id: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      must_change_password: false,
      password_used_up: false,
      ...NO_TEMPORARY_PASSWORD,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores a mailed password. The one before stays valid beside it until its end. */
export async function saveTemporaryPassword(
  trx: Executor,
  id: number,
  { passwordHash, expiresAt, now }: { passwordHash: string; expiresAt: Date; now: Date },
): Promise<void> {
  const isValid = sql<boolean>`temporary_password_expires_at > ${now}`
  await trx
    .updateTable('users')
    .set({
      former_temporary_password_hash: sql`case when ${isValid} then temporary_password_hash end`,
      former_temporary_password_expires_at: sql`case when ${isValid} then temporary_password_expires_at end`,
      temporary_password_hash: passwordHash,
      temporary_password_expires_at: expiresAt,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Marks a temporary password as used, which confirms the address that it was mailed to; false when a concurrent login has
 * used it.
 */
export async function consumeTemporaryPassword(
  trx: Executor,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      must_change_password: true,
      password_used_up: true,
      email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)),
      ...NO_TEMPORARY_PASSWORD,
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('temporary_password_hash', '=', passwordHash),
        eb('former_temporary_password_hash', '=', passwordHash),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a user still has this password; locks the row until the transaction ends. */
export async function hasPassword(trx: Executor, id: number, passwordHash: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return user !== undefined
}

/** Stores when an address was first confirmed; false when the user has changed the address since. */
export async function confirmEmail(db: Executor, id: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((eb) => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the token of an open invitation to a company's team was mailed to an address. Those of blocked people are void. */
export async function isInvited(
  db: Executor,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('company_invitations as i')
    .innerJoin('users', 'users.id', 'i.invited_by')
    .select('i.id')
    .where('i.token_hash', '=', tokenHash)
    .where('i.email', '=', email.toLowerCase())
    .where('i.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Makes an employer an individual again whose registration was filled with the company of an invitation. Not if the
 * account is older or the employer has given a VAT number: then the company is their own.
 */
export async function dropInvitedCompany(
  trx: Executor,
  { email, company, since }: { email: string; company: string; since: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ person_type: 'individual', company_name: null, contact_name: null })
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('person_type', '=', 'legal_entity')
    .where('company_name', '=', company)
    .where('vat_id', 'is', null)
    .where('created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('company_members').select('user_id').whereRef('user_id', '=', 'users.id'))),
    )
    .execute()
}
