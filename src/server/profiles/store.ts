import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { hasPublicProfile } from '../db/has-public-profile.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { ProfileTable } from '../db/tables/people.ts'
import type { Tables, UserTable } from '../db/tables.ts'

type Executor = Kysely<Tables>

// Neither e-mail nor phone number is selected, so they cannot leak (src/docs/product.md, "Law and trust").
const selectPeople = (db: Executor, language: Language) =>
  db
    .selectFrom('users')
    .leftJoin('profiles as p', 'p.user_id', 'users.id')
    .leftJoin('cities', 'cities.id', 'p.city_id')
    // A viewer does not act for the company.
    .leftJoin('company_members as m', (join) =>
      join.onRef('m.user_id', '=', 'users.id').on('m.role', 'in', ['owner', 'recruiter']),
    )
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.description as about_company', 'c.logo as company_logo', 'c.address as company_address'])
    .select(['users.id', 'users.role', 'users.person_type', 'users.name', 'users.surname'])
    .select(['users.second_role', 'users.company_of_employer'])
    .select(['users.company_name', 'users.url_img', 'users.created_at as member_since'])
    .select(['p.citizenship', 'p.birthday', 'p.about', 'p.family_status', 'p.smoking', 'p.country'])
    .select([
      'p.city_id',
      'p.preferences',
      'p.rubric_ids',
      'p.visibility',
      cityName(language).as('city_name'),
    ])
    .select(sql<boolean>`users.phone is not null and users.email_confirmed_at is not null`.as('is_reachable'))
export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

const inTeam = sql<boolean>`exists (select from company_members where user_id = users.id)`

/** Whether a user belongs to the team of a company. */
export async function isInTeam(trx: Executor, id: number): Promise<boolean> {
  const row = await trx.selectFrom('users').select(inTeam.as('found')).where('id', '=', id).executeTakeFirst()
  return row?.found === true
}

/** Returns those of `ids` with a public profile. */
export async function listPeople(db: Executor, language: Language, ids: number[]): Promise<PersonRow[]> {
  return selectPeople(db, language)
    .where(sql<boolean>`users.id = any(${ids}::int[])`)
    .where(hasPublicProfile)
    .execute()
}

/** A person's own profile with private fields, or null. */
export async function findOwnProfile(db: Executor, language: Language, id: number) {
  const row = await selectPeople(db, language)
    .select([
      'users.phone',
      'users.email',
      'users.contact_name',
      'users.vat_id',
      'users.vat_check',
      'p.updated_at',
      // Its owner still sees the picture of a hidden profile.
      'users.hidden_url_img',
    ])
    .select(inTeam.as('in_team'))
    .select(
      sql<number>`(select count(distinct boss_id) from phone_views where user_id = users.id)::int`.as(
        'phone_views',
      ),
    )
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

/** The names of all rubrics by id. */
export async function listRubricNames(db: Executor, language: Language): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('rubrics')
    .select(['id', rubricName(language).as('name')])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function cityExists(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from cities where id = ${id}::bigint) as found`.execute(db)
  return rows[0]?.found === true
}

export async function updateUser(trx: Executor, id: number, changes: Updateable<UserTable>): Promise<void> {
  await trx.updateTable('users').set(changes).where('id', '=', id).execute()
}

/** The stored values of a profile; undefined for one that nobody has changed yet. */
export async function findProfileValues(trx: Executor, userId: number) {
  return trx
    .selectFrom('profiles')
    .select(['citizenship', 'birthday', 'about', 'family_status', 'smoking', 'country', 'city_id'])
    .select(['preferences', 'rubric_ids'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Updates the given parts of a profile, or creates it. The given visibility is merged into the stored one. */
export async function saveProfile(
  trx: Executor,
  { visibility, ...row }: Partial<Insertable<ProfileTable>> & { user_id: number; updated_at: Date },
): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({ preferences: '[]', rubric_ids: '[]', visibility: visibility ?? '{}', ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...row,
        ...(visibility === undefined
          ? {}
          : { visibility: sql<string>`profiles.visibility || ${visibility}::jsonb` }),
      }),
    )
    .execute()
}

/** Sets a user's picture address and gives the previous one. That of a hidden profile stays hidden. */
export async function replaceImage(
  trx: Executor,
  userId: number,
  url: string | null,
): Promise<string | null> {
  const before = await trx
    .selectFrom('users')
    .select(['url_img', 'hidden_url_img', 'profile_hidden_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const column = before?.profile_hidden_at ? 'hidden_url_img' : 'url_img'
  await trx
    .updateTable('users')
    .set({ [column]: url })
    .where('id', '=', userId)
    .execute()
  return before?.[column] ?? null
}
