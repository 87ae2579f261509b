import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import { personOf } from '../accounts/users.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Cards of the listed offers with these ids, in their order. One that was found may have been taken down since. */
export async function listCards(db: Executor, language: Language, ids: number[]): Promise<OfferCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(listed(db), language)
    .where(sql<boolean>`offers.id = any(${ids}::int[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(toCard)
}

/** A listed offer in full, or null. */
export async function findOffer(db: Executor, language: Language, id: number): Promise<Offer | null> {
  const row = await selectCards(listed(db), language)
    .select(['offers.description', 'offers.skills', 'offers.preferences'])
    .where('offers.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { description, skills, preferences } = row
  return { ...toCard(row), description, skills, preferences }
}

/** A job seeker's listed offers, latest first. */
export async function listOffersOf(
  db: Executor,
  language: Language,
  userId: number,
  count: number,
): Promise<OfferCard[]> {
  const rows = await selectCards(listed(db), language)
    .where('offers.user_id', '=', userId)
    .orderBy('offers.published_at', 'desc')
    .orderBy('offers.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(toCard)
}

/** Full offers by id, listed or not. The caller decides what may be shown. */
export async function findOffers(db: Executor, language: Language, ids: number[]) {
  const rows = await selectCards(joined(db), language)
    .select(['offers.description', 'offers.skills', 'offers.preferences', 'offers.published'])
    .select(['offers.removed_at', 'users.blocked_at'])
    .where(sql<boolean>`offers.id = any(${ids}::int[])`)
    .execute()
  return rows.map(({ published, removed_at, blocked_at, ...row }) => {
    const { description, skills, preferences } = row
    const offer: Offer = { ...toCard(row), description, skills, preferences }
    return { offer, published, isTakenDown: removed_at !== null || blocked_at !== null }
  })
}

/** An offer, locked until the transaction ends, or null. */
export async function lockOffer(trx: Executor, id: number) {
  const row = await trx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

/** Unpublishes an offer so that its owner cannot publish it again; false when it is removed already or no longer exists. */
export async function removeOffer(
  trx: Executor,
  id: number,
  { reason, ground }: Statement,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offers')
    .set({
      published: false,
      removed_at: now,
      moderation_reason: reason,
      moderation_ground: ground,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Takes back what `removeOffer` did. Only published offers are taken down, so it is published again, except when its
 * author has become staff meanwhile: staff have no public offers.
 */
export async function restoreOffer(trx: Executor, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ removed_at: null, moderation_reason: null, moderation_ground: null, updated_at: now })
    .set(
      'published',
      sql<boolean>`not exists (select from users where id = offers.user_id and role = 'admin')`,
    )
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .execute()
}

/** Publicly visible offers: published, not taken down, author not blocked. */
const listed = (db: Executor) =>
  joined(db)
    .where('offers.published', '=', true)
    .where('offers.removed_at', 'is', null)
    .where('users.blocked_at', 'is', null)

const joined = (db: Executor) =>
  db
    .selectFrom('offers')
    .innerJoin('users', 'users.id', 'offers.user_id')
    .innerJoin('cities', 'cities.id', 'offers.city_id')
    .innerJoin('rubrics', 'rubrics.id', 'offers.rubric_id')

type Joined = Pick<Tables, 'offers' | 'users' | 'cities' | 'rubrics'>

// Phone and e-mail are not selected, so they cannot leak (src/docs/product.md, "Law and trust").
const selectCards = (query: SelectQueryBuilder<Joined, keyof Joined, unknown>, language: Language) =>
  query
    .select([
      'offers.id',
      'offers.name',
      'offers.rubric_id',
      'offers.city_id',
      'offers.pay_type',
      'offers.pay_amount',
      'offers.language',
      'offers.user_id',
      'rubrics.icon',
      'users.name as person_name',
      'users.surname',
      'users.url_img',
    ])
    .select([
      rubricName(language).as('rubric_name'),
      cityName(language).as('city_name'),
      sql<string>`left(regexp_replace(offers.description, '\\s+', ' ', 'g'), 200)`.as('excerpt'),
      sql<Date>`coalesce(offers.published_at, offers.created_at)`.as('published_at'),
    ])

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const toCard = (row: CardRow): OfferCard => ({
  id: row.id,
  name: row.name,
  rubric: { id: row.rubric_id, name: row.rubric_name, icon: row.icon },
  city: { id: row.city_id, name: row.city_name },
  pay_type: row.pay_type,
  pay_amount: row.pay_amount,
  language: row.language,
  excerpt: row.excerpt,
  published_at: row.published_at.toISOString(),
  person: personOf({ id: row.user_id, name: row.person_name, surname: row.surname, url_img: row.url_img }),
})
