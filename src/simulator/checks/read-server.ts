import type { Change, Sent } from '../story/model.ts'
import type { World } from '../story/world.ts'

/** The stored data of a story's people on the server. */
export type Arrived = {
  /** Messages in the order of their room; bids, reports, new offers and work experience. */
  texts: { kind: Sent['kind']; text: string; userId: number; state: string | null; roomId?: number }[]
  /** The names of all offers by id. */
  offers: Map<number, string>
  valueOf(kind: Change['kind'], userId: number, jobId: number): boolean | string | null
}

/** Reads the tables, because the API's answers may be filtered. */
export async function readServer({ server, cast }: World): Promise<Arrived> {
  const { db } = server.test
  const ids = Object.values(cast.people).map(({ id }) => id)
  const jobs = cast.jobs.map(({ id }) => id)
  const [messages, bids, reports, works, favourites, profiles, vacancies, offers, blocks, read] =
    await Promise.all([
      db
        .selectFrom('messages')
        .select(['text', 'user_id', 'room_id'])
        .where('user_id', 'in', ids)
        .orderBy('room_id')
        .orderBy('seq')
        .execute(),
      db
        .selectFrom('bids')
        .select(['text', 'user_id', 'state'])
        .where('vacancy_id', 'in', jobs)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('reports')
        .select(['text', 'reporter_id'])
        .where('subject_id', 'in', jobs)
        .where('type', '=', 'job')
        .execute(),
      db.selectFrom('work_experience').select(['position', 'user_id']).where('user_id', 'in', ids).execute(),
      db
        .selectFrom('favorite_jobs')
        .select(['user_id', 'vacancy_id'])
        .where('vacancy_id', 'in', jobs)
        .execute(),
      db.selectFrom('profiles').select(['user_id', 'about']).where('user_id', 'in', ids).execute(),
      db.selectFrom('vacancies').select(['id', 'published']).where('id', 'in', jobs).execute(),
      db.selectFrom('offers').select(['id', 'name', 'user_id']).where('user_id', 'in', ids).execute(),
      db.selectFrom('blocks').select(['user_id', 'blocked_user_id']).where('user_id', 'in', ids).execute(),
      db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', 'in', ids)
        .where('read_at', 'is not', null)
        .execute(),
    ])
  const people = Object.values(cast.people)
  return {
    texts: [
      ...messages.map(({ text, user_id, room_id }) => ({
        kind: 'message' as const,
        text,
        userId: user_id ?? 0,
        state: null,
        roomId: room_id,
      })),
      ...bids.map(({ text, user_id, state }) => ({ kind: 'bid' as const, text, userId: user_id, state })),
      ...offers
        .filter(({ name }) => name.startsWith('offer '))
        .map(({ name, user_id }) => ({ kind: 'offer' as const, text: name, userId: user_id, state: null })),
      ...works.map(({ position, user_id }) => ({
        kind: 'work' as const,
        text: position,
        userId: user_id,
        state: null,
      })),
      ...reports.map(({ text, reporter_id }) => ({
        kind: 'report' as const,
        text: text ?? '',
        userId: reporter_id ?? 0,
        state: null,
      })),
    ],
    offers: new Map(offers.map(({ id, name }) => [id, name])),
    valueOf(kind, userId, jobId) {
      const person = people.find(({ id }) => id === userId)
      if (kind === 'block')
        return blocks.some((one) => one.user_id === userId && one.blocked_user_id === person?.otherId)
      if (kind === 'read') return read.some(({ id }) => id === person?.noticeId)
      if (kind === 'favourite')
        return favourites.some((one) => one.user_id === userId && one.vacancy_id === jobId)
      if (kind === 'publish') return vacancies.find(({ id }) => id === jobId)?.published ?? null
      return profiles.find(({ user_id }) => user_id === userId)?.about ?? null
    },
  }
}
