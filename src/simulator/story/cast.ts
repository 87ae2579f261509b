import { openSession } from '#server/accounts/open-session.ts'
import { insertRoom } from '#server/conversations/rooms-store.ts'
import { notify } from '#server/notifications/notify.ts'
import { offerVersion } from '#server/offers/offer-version.ts'
import { createOffers } from '#server/testing/offers.ts'
import { userRow } from '#server/testing/people.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createBid, createVacancies } from '#server/testing/vacancies.ts'
import type { Token } from '#shared/contract/accounts.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { StoryServer } from '../server.ts'
import type { PersonName } from './devices.ts'

export type Person = {
  name: PersonName
  id: number
  role: Role
  roomIds: number[]
  /** The person whom they may block. */
  otherId: number
  noticeId: number
  /** The offer of a job seeker, with the version that all devices know. */
  offer: { id: number; version: number } | null
}
/** The people, vacancies and rooms of one story. All stories of a process share a database, but not these. */
export type Cast = {
  people: Record<PersonName, Person>
  jobs: { id: number; slug: string }[]
  /** A vacancy that its employer closes and opens again; nobody else does anything with it. */
  endable: { id: number }
  /** A bid of someone else on the first vacancy, which the employer answers. */
  bidId: number
  signIn(person: Person): Promise<Token>
  endSessions(person: Person): Promise<void>
  /** Something happens of which the server notifies a person. */
  notify(person: Person, title: string): Promise<void>
}

/**
 * Creates two job seekers with an offer each, an employer with three vacancies, a bid of a third job seeker, a conversation of
 * the first two with the employer, and a notification for everyone. Straight in the database: through the API it took a
 * third of a story's time.
 */
export async function createCast({ test, tick, deliver }: StoryServer): Promise<Cast> {
  tick()
  const { dora, ...ids } = await createPeople(test)
  const mine = { user_id: ids.carl }
  const vacancies = await createVacancies(test, [mine, mine, mine])
  const [jobs, [endable]] = [vacancies.slice(0, 2), vacancies.slice(2)]
  const bid = await createBid(test, { vacancy_id: jobs[0]?.id ?? 0, user_id: dora, text: 'bid of dora' })
  const openRoom = (worker_id: number) =>
    insertRoom(test.db, {
      worker_id,
      boss_id: ids.carl,
      opened_by: worker_id,
      subject_type: 'job',
      subject_id: jobs[0]?.id ?? 0,
      subject_title: jobs[0]?.title ?? '',
      created_at: test.clock(),
      updated_at: test.clock(),
    }).then((id) => id ?? 0)
  const rooms = { anna: await openRoom(ids.anna), berta: await openRoom(ids.berta) }
  const notices = await notifyOf(test, Object.values(ids), rooms.anna)
  const offers = await offersOf(test, [ids.anna, ids.berta])
  const person = (name: PersonName, role: Role, roomIds: number[], offer: Person['offer']): Person => ({
    name,
    id: ids[name],
    role,
    roomIds,
    otherId: role === 'boss' ? ids.berta : ids.carl,
    noticeId: notices.get(ids[name]) ?? 0,
    offer,
  })
  const people: Record<PersonName, Person> = {
    anna: person('anna', 'worker', [rooms.anna], offers[0] ?? null),
    berta: person('berta', 'worker', [rooms.berta], offers[1] ?? null),
    carl: person('carl', 'boss', [rooms.anna, rooms.berta], null),
  }
  return {
    people,
    jobs,
    endable: { id: endable?.id ?? 0 },
    bidId: bid.id,
    signIn({ id, role }) {
      tick()
      return openSession(test.db, test.deps, { id, role }, 'Simulated')
    },
    async notify({ id, role }, title) {
      tick()
      const kind = role === 'boss' ? 'vacancy_approved' : 'bid_answered'
      const subject = {
        type: role === 'boss' ? ('vacancy' as const) : ('job' as const),
        id: jobs[0]?.id ?? 0,
        title,
      }
      await test.db.transaction().execute((trx) => notify(test.deps, trx, { user_id: id, kind, subject }))
      await deliver()
    },
    async endSessions({ id }) {
      tick()
      const revoked_at = test.clock()
      await test.db.updateTable('sessions').set({ revoked_at }).where('user_id', '=', id).execute()
    },
  }
}

async function createPeople(test: TestApp): Promise<Record<PersonName | 'dora', number>> {
  const rows = [
    await userRow(test, { role: 'worker', name: 'anna' }),
    await userRow(test, { role: 'worker', name: 'berta' }),
    await userRow(test, { role: 'boss', name: 'carl' }),
    await userRow(test, { role: 'worker', name: 'dora' }),
  ]
  const made = await test.db.insertInto('users').values(rows).returning(['id', 'name']).execute()
  return Object.fromEntries(made.map(({ id, name }) => [name, id])) as Record<PersonName | 'dora', number>
}

async function offersOf(test: TestApp, userIds: number[]): Promise<Person['offer'][]> {
  const made = await createOffers(
    test,
    userIds.map((user_id) => ({ user_id })),
  )
  const ids = made.map(({ id }) => id)
  const rows = await test.db.selectFrom('offers').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, version: offerVersion(row) }))
}

/** Notifies people of a message in a room. @returns the id of each person's notification */
async function notifyOf(test: TestApp, userIds: number[], roomId: number): Promise<Map<number, number>> {
  const rows = userIds.map((user_id) => ({
    user_id,
    kind: 'message' as const,
    subject_type: 'room' as const,
    subject_id: roomId,
    subject_title: 'A room',
    subject_slug: null,
    actor_id: null,
    actor: null,
    detail: null,
    seq: null,
    in_app: true,
    push: false,
    created_at: test.clock(),
    notified_at: test.clock(),
    read_at: null,
  }))
  const made = await test.db.insertInto('notifications').values(rows).returning(['id', 'user_id']).execute()
  return new Map(made.map(({ id, user_id }) => [user_id, id]))
}
