import type * as z from 'zod/mini'
import type { ProfileChangeSchema } from '#shared/contract/profile-change.ts'
import type { ProfilePatchSchema } from '#shared/contract/profiles.ts'
import { isCountry } from '#shared/rules/countries.ts'
import { findProfileProblems } from '#shared/rules/profile-problems.ts'
import { normaliseVatId } from '#shared/rules/vat-id.ts'
import { findUser, type User } from '../accounts/users.ts'
import { queueVatCheck } from '../accounts/vat/queue-vat-check.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, invalid, notFound } from '../http/problem.ts'
import { requireVersion, textVersion } from '../http/text-version.ts'
import { requireSeen } from './require-seen.ts'
import { cityExists, findProfileValues, isInTeam, listRubricNames, saveProfile, updateUser } from './store.ts'

type Patch = z.output<typeof ProfilePatchSchema>
type Known = {
  /** The version of the text "about me" that a new one was written for; null for any. */
  about: number | null
  /** The values that the device knows of the other fields; of those without any, each is replaced. */
  seen: z.output<typeof ProfileChangeSchema>['seen']
}

const HIRING = ['person_type', 'company_name', 'contact_name', 'vat_id'] as const

/**
 * Changes a person's own profile.
 * @throws Problem 412 changed_elsewhere, 422 by field
 */
export async function editProfile(
  { db, clock, ...deps }: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  userId: number,
  patch: Patch,
  { about: version, seen = {} }: Known,
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    // Founding a company and joining one take the same lock. The company's data and the kind of person depend on each other.
    if (HIRING.some((field) => patch[field] !== undefined)) await lockUser(trx, userId)
    const user = await findUser(trx, userId)
    if (!user) throw notFound()
    const places: FieldProblems = {}
    if (patch.city_id && !(await cityExists(trx, patch.city_id))) places.city_id = ['unknown_city']
    const rubrics = patch.rubric_ids && (await listRubricNames(trx, 'en'))
    if (patch.rubric_ids && !patch.rubric_ids.every((id) => rubrics?.has(id)))
      places.rubric_ids = ['unknown_rubric']
    const problems = { ...problemsOf(patch, user, now), ...places }
    const isCompanyNoMore = patch.person_type === 'individual' && user.person_type === 'legal_entity'
    if (isCompanyNoMore && (await isInTeam(trx, userId))) problems.person_type = ['already_in_company']
    if (Object.keys(problems).length) throw invalid(problems)
    const stored = await findProfileValues(trx, userId)
    if (patch.about !== undefined)
      requireVersion(version, {
        stored: textVersion(stored?.about ?? null),
        added: textVersion(patch.about),
      })
    requireSeen(seen, {
      // The owner does not see rubrics that the administrator has deleted.
      stored: { ...user, ...stored, rubric_ids: stored?.rubric_ids?.filter((id) => rubrics?.has(id)) },
      added: patch,
    })
    const account = accountFields(patch, user)
    if (Object.keys(account).length) await updateUser(trx, userId, account)
    if (account.vat_id !== user.vat_id)
      await queueVatCheck(trx, { ...deps, clock }, { id: userId, vat_id: account.vat_id })
    await saveProfile(trx, { ...profileFields(patch), user_id: userId, updated_at: now })
  })
}

/** The broken rules of a patch. In the forms, a country is chosen from a list. */
function problemsOf(patch: Patch, user: User, now: Date): FieldProblems {
  const problems: FieldProblems = findProfileProblems(patch, user, now)
  for (const field of ['citizenship', 'country'] as const) {
    const code = patch[field]
    if (code && !isCountry(code)) problems[field] = ['unknown_country']
  }
  return problems
}

/** The fields of a patch that are stored with the account. */
function accountFields(
  { name, surname, person_type, company_name, contact_name, vat_id }: Patch,
  { person_type: former }: Pick<User, 'person_type'>,
) {
  const isIndividual = person_type === 'individual'
  return withoutUndefined({
    name,
    surname,
    person_type,
    ...(isIndividual
      ? { company_name: null, contact_name: null, vat_id: null }
      : { company_name, contact_name, vat_id: vat_id && normaliseVatId(vat_id) }),
    // The job seeker's profile of an account with both roles does not show a company that hires (migration 190).
    ...(person_type === 'legal_entity' && former === 'individual' && { company_of_employer: true }),
  })
}

function profileFields({ citizenship, birthday, about, family_status, smoking, country, ...patch }: Patch) {
  const { city_id, preferences, rubric_ids, visibility } = patch
  return withoutUndefined({
    citizenship,
    birthday,
    about,
    family_status,
    smoking,
    country,
    city_id,
    preferences: preferences && JSON.stringify(preferences),
    rubric_ids: rubric_ids && JSON.stringify([...new Set(rubric_ids)]),
    visibility: visibility && JSON.stringify(visibility),
  })
}

/** Removes fields that the patch omits. */
const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
