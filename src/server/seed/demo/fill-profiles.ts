import { HOUR_MS } from '#shared/durations.ts'
import { type Executor, insertRows } from '../../db/fill-batches.ts'
import { cities } from '../places/fill-places.ts'
import type { FilledPeople } from './fill-people.ts'
import { createDemoProfiles, type DemoProfile } from './invent/demo-profiles.ts'

type Owned = { userId: number; cityId: number; rubricIds: number[]; profile: DemoProfile }

/** The demo account's profile, written by hand because visitors see it first. */
const OLGA: DemoProfile = {
  about:
    'Десять лет пеку хлеб и торты, последние три года — в Германии. Люблю ранние смены и порядок на рабочем месте.\n\nПо-немецки объясняюсь спокойно, письма пока пишу со словарём.',
  preferences: ['Ранние смены', 'Официальное трудоустройство', 'Дружный коллектив'],
  country: 'DE',
  citizenship: 'UA',
  birthday: '1991-04-17',
  experience: [
    {
      position: 'Пекарь-кондитер',
      period_from: '2023-03-01',
      period_to: null,
      responsibilities: 'Хлеб и булочки на утро\nТорты на заказ\nЗаказ продуктов',
    },
    {
      position: 'Пекарь',
      period_from: '2014-09-01',
      period_to: '2022-02-01',
      responsibilities: 'Замес и выпечка\nОбучение новых сотрудников',
    },
  ],
  education: [
    {
      specialty: 'Технология хлебопечения',
      institution: 'Колледж пищевой промышленности',
      period_from: '2008-09-01',
      period_to: '2012-06-30',
    },
  ],
  languages: [
    { language: 'ru', level: 'native' },
    { language: 'uk', level: 'native' },
    { language: 'de', level: 'b1' },
    { language: 'en', level: 'a2' },
  ],
}
const OLGA_SHOWS = { surname: true, birthday: true, phone: true }
const BERLIN = 2_950_159
const CATERING = 12

/** Profiles of demo workers. */
export async function fillProfiles(
  db: Executor,
  workerId: number,
  people: FilledPeople,
  now: Date,
): Promise<void> {
  const profiles = createDemoProfiles(people.workers, cities, now.getUTCFullYear())
  const owned: Owned[] = people.workers.map(({ cityId, rubricIds }, index) => ({
    userId: people.workerIds[index]!,
    cityId,
    rubricIds,
    profile: profiles[index]!,
  }))
  const olga = { userId: workerId, cityId: BERLIN, rubricIds: [CATERING], profile: OLGA }
  await insertRows(db, 'profiles', [
    { ...rowOf(olga, now), visibility: JSON.stringify(OLGA_SHOWS) },
    ...owned.map((one) => rowOf(one, now)),
  ])
  const all = [olga, ...owned]
  const listOf = <K extends 'experience' | 'education' | 'languages'>(key: K) =>
    all.flatMap(({ userId, profile }) => profile[key].map((entry) => ({ ...entry, user_id: userId })))
  await insertRows(db, 'work_experience', listOf('experience') as never)
  await insertRows(db, 'education', listOf('education') as never)
  await insertRows(db, 'language_skills', listOf('languages') as never)
}

const rowOf = ({ userId, cityId, rubricIds, profile }: Owned, now: Date) => ({
  user_id: userId,
  about: profile.about,
  citizenship: profile.citizenship,
  birthday: profile.birthday,
  country: profile.country,
  city_id: cityId,
  preferences: JSON.stringify(profile.preferences),
  rubric_ids: JSON.stringify(rubricIds),
  visibility: '{}',
  updated_at: now,
})

/** Favourites of both demo accounts: jobs for the worker, candidates and offers for the employer. */
export async function fillFavorites(
  db: Executor,
  ids: { worker: number; boss: number },
  jobIds: number[],
  workerIds: number[],
  now: Date,
): Promise<void> {
  const at = (index: number) => new Date(now.getTime() - (index + 1) * 7 * HOUR_MS)
  await insertRows(
    db,
    'favorite_jobs',
    jobIds.map((id, index) => ({ user_id: ids.worker, vacancy_id: id, added_at: at(index) })),
  )
  await insertRows(
    db,
    'favorite_users',
    [ids.worker, ...workerIds].map((id, index) => ({
      user_id: ids.boss,
      candidate_id: id,
      added_at: at(index),
    })),
  )
  const offers = await db
    .selectFrom('offers')
    .select('id')
    .where('user_id', 'in', workerIds)
    .orderBy('id')
    .limit(3)
    .execute()
  await insertRows(
    db,
    'favorite_offers',
    offers.map(({ id }, index) => ({ user_id: ids.boss, offer_id: id, added_at: at(index) })),
  )
}
