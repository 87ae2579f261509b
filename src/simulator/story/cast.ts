import { openSession } from '#server/accounts/open-session.ts'
import { createOffer } from '#server/testing/offers.ts'
import { createUser } from '#server/testing/people.ts'
import { createVacancy } from '#server/testing/vacancies.ts'
import type { Token } from '#shared/contract/accounts.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { StoryServer } from '../server.ts'
import type { PersonName } from './steps.ts'

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
  signIn(person: Person): Promise<Token>
  endSessions(person: Person): Promise<void>
}

/**
 * Creates two job seekers with an offer each, an employer with two vacancies, a conversation of each job seeker with the
 * employer, and a notification for everyone.
 */
export async function createCast({ test, tick }: StoryServer): Promise<Cast> {
  tick()
  const [anna, berta, carl] = await Promise.all([
    createUser(test, { role: 'worker', name: 'Anna' }),
    createUser(test, { role: 'worker', name: 'Berta' }),
    createUser(test, { role: 'boss', name: 'Carl' }),
  ])
  const jobs = [
    await createVacancy(test, { user_id: carl.id }),
    await createVacancy(test, { user_id: carl.id }),
  ]
  const openRoom = async (worker: { token: string }) => {
    const answer = await test.call('POST', '/chat/rooms', {
      token: worker.token,
      body: { job_id: jobs[0]?.id },
    })
    return answer.body.data.id as number
  }
  const rooms = { anna: await openRoom(anna), berta: await openRoom(berta) }
  const offerOf = async ({ id, token }: { id: number; token: string }) => {
    const offer = await createOffer(test, { user_id: id })
    const { body } = await test.call('GET', '/cabinet/offers', { token })
    return { id: offer.id, version: body.data[0].version as number }
  }
  const notify = async (userId: number) => {
    const row = await test.db
      .insertInto('notifications')
      .values({
        user_id: userId,
        kind: 'message',
        subject_type: 'room',
        subject_id: rooms.anna,
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
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const person = async <Name extends PersonName>(
    name: Name,
    user: { id: number; token: string },
    { role, roomIds }: { role: Role; roomIds: number[] },
  ): Promise<Person> => ({
    name,
    id: user.id,
    role,
    roomIds,
    otherId: role === 'boss' ? berta.id : carl.id,
    noticeId: await notify(user.id),
    offer: role === 'worker' ? await offerOf(user) : null,
  })
  const people: Record<PersonName, Person> = {
    anna: await person('anna', anna, { role: 'worker', roomIds: [rooms.anna] }),
    berta: await person('berta', berta, { role: 'worker', roomIds: [rooms.berta] }),
    carl: await person('carl', carl, { role: 'boss', roomIds: [rooms.anna, rooms.berta] }),
  }
  return {
    people,
    jobs,
    signIn({ id, role }) {
      tick()
      return openSession(test.db, test.deps, { id, role }, 'Simulated')
    },
    async endSessions({ id }) {
      tick()
      const revoked_at = test.clock()
      await test.db.updateTable('sessions').set({ revoked_at }).where('user_id', '=', id).execute()
    },
  }
}
