import type { Kysely } from 'kysely'
import type { OfferForm, OfferPatch } from '#shared/contract/own-offers.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { deleteOwn, lockOwn } from '../db/own-rows.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { requireVersion } from '../http/text-version.ts'
import { findPlaceProblems } from '../places/read-place.ts'
import { offerVersion } from './offer-version.ts'
import { insertOffer, lockAndCountOffers, updateOffer } from './own-store.ts'

type Trx = Kysely<Tables>
type Needs = Pick<Deps, 'db' | 'clock'>

// A limit, so that one account cannot fill the public list.
const MAX_OFFERS = 50

/**
 * Creates an offer. A published one is public at once.
 * @returns its id
 * @throws Problem 409 offers_full, 422
 */
export async function createOffer(trx: Trx, userId: number, form: OfferForm, now: Date): Promise<number> {
  await requirePlaces(trx, form.city_id, form.rubric_id)
  if ((await lockAndCountOffers(trx, userId)) >= MAX_OFFERS) throw new Problem('offers_full')
  return insertOffer(trx, {
    ...form,
    skills: JSON.stringify(form.skills),
    preferences: JSON.stringify(form.preferences),
    user_id: userId,
    published_at: form.published ? now : null,
    created_at: now,
    updated_at: now,
  })
}

/**
 * Changes an owner's offer. The date of its first publication stays.
 * @param known the version that the new text was written for; null for any
 * @throws Problem 404, 409 offer_taken_down, 412 changed_elsewhere, 422
 */
export async function editOffer(
  { db, clock }: Needs,
  userId: number,
  id: number,
  patch: OfferPatch,
  known: number | null = null,
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const row = await lockOwn(trx, 'offers', userId, id)
    if (!row) throw notFound()
    if (row.removed_at) throw new Problem('offer_taken_down')
    requireVersion(known, { stored: offerVersion(row), added: offerVersion({ ...row, ...patch }) })
    const { skills, preferences, ...plain } = patch
    await requirePlaces(trx, plain.city_id ?? row.city_id, plain.rubric_id ?? row.rubric_id)
    await updateOffer(trx, id, {
      ...plain,
      ...(skills && { skills: JSON.stringify(skills) }),
      ...(preferences && { preferences: JSON.stringify(preferences) }),
      ...(plain.published && !row.published_at && { published_at: now }),
      updated_at: now,
    })
  })
}

/**
 * Deletes an owner's offer in any state.
 * @throws Problem 404
 */
export async function removeOwnOffer({ db }: Pick<Deps, 'db'>, userId: number, id: number): Promise<void> {
  if (!(await deleteOwn(db, 'offers', userId, id))) throw notFound()
}

async function requirePlaces(trx: Trx, cityId: number, rubricId: number): Promise<void> {
  const problems = await findPlaceProblems(trx, { city_id: cityId, rubric_id: rubricId })
  if (Object.keys(problems).length) throw invalid(problems)
}
