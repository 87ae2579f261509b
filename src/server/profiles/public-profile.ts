import type { Language } from '#shared/contract/languages.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import { roleTowards } from '../accounts/roles.ts'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Db } from '../db/connect.ts'
import { unmetContactRequirement } from '../employer-requirements/employer-requirements.ts'
import { markFavorites } from '../favourites/mark.ts'
import type { Actor } from '../http/app-type.ts'
import { readAnswerRate, readJobsOf } from '../jobs/employer.ts'
import { readOffersOf } from '../offers/read-offers.ts'
import { listEntries } from './entries-store.ts'
import { listPeople, listRubricNames, type PersonRow } from './store.ts'
import { toPublicProfile } from './view.ts'
import { visibilityOf } from './visibility.ts'

/** The reader of a profile: current user (or null), language and time. */
export type ProfileReader = { language: Language; now: Date; actor: Actor | null }

const MAX_LISTED = 5

/** The public profiles of `ids`, in any order. Ids without a public profile are left out. */
export async function readPublicProfiles(
  db: Db,
  reader: ProfileReader,
  ids: number[],
): Promise<PublicProfile[]> {
  const rows = (await listPeople(db, reader.language, ids)).map((row) => asSeenBy(row, reader.actor))
  if (!rows.length) return []
  const entries = await listEntries(
    db,
    rows.map(({ id }) => id),
  )
  const rubrics = await listRubricNames(db, reader.language)
  const profiles: PublicProfile[] = []
  for (const row of rows) {
    const own = entries.get(row.id) ?? { experience: [], education: [], languages: [] }
    profiles.push({
      ...toPublicProfile(row, { entries: own, rubrics }, reader.now),
      ...(await readListed(db, reader, row)),
      ...(await readPhoneAccess(db, reader, row)),
    })
  }
  // Only job seekers can be favourites.
  const workers = await markFavorites(
    db,
    reader.actor,
    'users',
    profiles.filter(({ role }) => role === 'worker'),
  )
  return [...workers, ...profiles.filter(({ role }) => role === 'boss')]
}

/** A person as shown to the reader. A job seeker has a company only if it registered as one. */
function asSeenBy(row: PersonRow, actor: Actor | null): PersonRow {
  const role = row.id === actor?.id ? row.role : roleTowards(row, actor?.role)
  if (role !== 'worker' || !row.company_of_employer) return { ...row, role }
  return { ...row, role, person_type: 'individual', company_name: null }
}

async function readListed(db: Db, { language, now, actor }: ProfileReader, { id, role }: PersonRow) {
  if (role === 'boss') {
    const jobReader = { language, now, workerId: actor?.role === 'worker' ? actor.id : null }
    const cards = await readJobsOf(db, jobReader, id, MAX_LISTED)
    return {
      answer_rate: await readAnswerRate(db, id),
      offers: [],
      jobs: await markFavorites(db, actor, 'jobs', cards),
    }
  }
  const cards = await readOffersOf(db, language, id, MAX_LISTED)
  return { answer_rate: null, offers: await markFavorites(db, actor, 'offers', cards), jobs: [] }
}

/** Whether an employer may request the phone number, and which requirement is missing. Empty for other readers. */
async function readPhoneAccess(db: Db, { actor }: ProfileReader, row: PersonRow) {
  if (actor?.role !== 'boss' || row.role !== 'worker') return {}
  const isShown = row.is_reachable && visibilityOf(row.visibility).phone
  if (!isShown || (await isBlocked(db, actor.id, row.id))) return { can_show_phone: false }
  const unmet = await unmetContactRequirement(db, actor.id)
  return { can_show_phone: true, ...(unmet ? { phone_lack: unmet } : {}) }
}
