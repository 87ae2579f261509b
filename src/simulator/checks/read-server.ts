import type { Arrived, Change, Sent } from '../story/model.ts'
import type { World } from '../story/world.ts'

/** Reads the tables, because the API's answers may be filtered. Once, until another request writes. */
export async function readServer(world: World): Promise<Arrived> {
  const last = world.model.lastRead
  const writes = world.server.writes()
  if (last?.writes === writes) return last.arrived
  const ids = Object.values(world.cast.people).map(({ id }) => id)
  const jobs = world.cast.jobs.map(({ id }) => id)
  const [written, values] = await Promise.all([readTexts(world, ids, jobs), readValues(world, ids, jobs)])
  const arrived = { ...written, valueOf: values }
  world.model.lastRead = { writes, arrived }
  return arrived
}

async function readTexts(
  { server }: World,
  ids: number[],
  jobs: number[],
): Promise<Omit<Arrived, 'valueOf'>> {
  const { db } = server.test
  const [messages, bids, reports, works, offers, profiles] = await Promise.all([
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
      .where('user_id', 'in', ids)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('reports')
      .select(['text', 'additions', 'reporter_id'])
      .where('subject_id', 'in', jobs)
      .where('type', '=', 'job')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('work_experience')
      .select(['position', 'user_id'])
      .where('user_id', 'in', ids)
      .orderBy('id')
      .execute(),
    db.selectFrom('offers').select(['id', 'name', 'user_id']).where('user_id', 'in', ids).execute(),
    db.selectFrom('profiles').select(['user_id', 'preferences']).where('user_id', 'in', ids).execute(),
  ])
  const textOf = (kind: Sent['kind'], text: string | null, userId: number | null) => ({
    kind,
    text: text ?? '',
    userId: userId ?? 0,
    state: null,
  })
  return {
    texts: [
      ...messages.map(({ text, user_id, room_id }) => ({
        ...textOf(text.startsWith('first ') ? 'first' : 'message', text, user_id),
        roomId: room_id,
      })),
      ...bids.map(({ text, user_id, state }) => ({ ...textOf('bid', text, user_id), state })),
      ...offers
        .filter(({ name }) => name.startsWith('offer '))
        .map(({ name, user_id }) => textOf('offer', name, user_id)),
      ...works.map(({ position, user_id }) => textOf('work', position, user_id)),
      // What somebody reports again is added to their open report.
      ...reports.flatMap(({ text, additions, reporter_id }) =>
        [text, ...additions.map((addition) => addition.text)].map((one) =>
          textOf('report', one, reporter_id),
        ),
      ),
    ],
    offers: new Map(offers.map(({ id, name }) => [id, name])),
    preferences: new Map(
      profiles.flatMap(({ user_id, preferences: [first] }) =>
        first === undefined ? [] : [[user_id, first]],
      ),
    ),
  }
}

async function readValues(
  { server, cast }: World,
  ids: number[],
  jobs: number[],
): Promise<Arrived['valueOf']> {
  const { db } = server.test
  const ofJob = (table: 'favorite_jobs' | 'hidden_jobs') =>
    db.selectFrom(table).select(['user_id', 'vacancy_id']).where('vacancy_id', 'in', jobs).execute()
  const [favourites, hidden, profiles, vacancies, answers, choices, blocks, read] = await Promise.all([
    ofJob('favorite_jobs'),
    ofJob('hidden_jobs'),
    db.selectFrom('profiles').select(['user_id', 'about']).where('user_id', 'in', ids).execute(),
    db
      .selectFrom('vacancies')
      .select(['id', 'published', 'closed_at'])
      .where('id', 'in', [...jobs, cast.endable.id])
      .execute(),
    db.selectFrom('bids').select('state').where('id', '=', cast.bidId).execute(),
    db
      .selectFrom('notification_choices')
      .select(['user_id', 'choices'])
      .where('user_id', 'in', ids)
      .execute(),
    db.selectFrom('blocks').select(['user_id', 'blocked_user_id']).where('user_id', 'in', ids).execute(),
    db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', 'in', ids)
      .where('read_at', 'is not', null)
      .execute(),
  ])
  const people = Object.values(cast.people)
  return (kind, userId, jobId) => {
    const person = people.find(({ id }) => id === userId)
    const isOf = (one: { user_id: number; vacancy_id: number }) =>
      one.user_id === userId && one.vacancy_id === jobId
    const values: Record<Change['kind'], boolean | string | null> = {
      favourite: favourites.some(isOf),
      hide: hidden.some(isOf),
      publish: vacancies.find(({ id }) => id === jobId)?.published ?? null,
      closed: (vacancies.find(({ id }) => id === cast.endable.id)?.closed_at ?? null) !== null,
      answer: answers[0]?.state ?? null,
      about: profiles.find(({ user_id }) => user_id === userId)?.about ?? null,
      setting: choices.find(({ user_id }) => user_id === userId)?.choices.message_text ?? true,
      block: blocks.some((one) => one.user_id === userId && one.blocked_user_id === person?.otherId),
      read: read.some(({ id }) => id === person?.noticeId),
      notice: read.some(({ id }) => id === jobId),
    }
    return values[kind]
  }
}
