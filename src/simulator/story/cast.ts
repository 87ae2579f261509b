import { openSession } from '#server/accounts/open-session.ts'
import { createUser } from '#server/testing/people.ts'
import { createVacancy } from '#server/testing/vacancies.ts'
import type { Token } from '#shared/contract/accounts.ts'
import type { Role } from '#shared/contract/roles.ts'
import type { StoryServer } from '../server.ts'
import type { PersonName } from './steps.ts'

export type Person = { name: PersonName; id: number; role: Role; roomIds: number[] }
/** The people, vacancies and rooms of one story. All stories of a process share a database, but not these. */
export type Cast = {
  people: Record<PersonName, Person>
  jobs: { id: number; slug: string }[]
  signIn(person: Person): Promise<Token>
  endSessions(person: Person): Promise<void>
}

/** Creates two job seekers, an employer with two vacancies, and a conversation of each job seeker with the employer. */
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
  const people: Record<PersonName, Person> = {
    anna: { name: 'anna', id: anna.id, role: 'worker', roomIds: [rooms.anna] },
    berta: { name: 'berta', id: berta.id, role: 'worker', roomIds: [rooms.berta] },
    carl: { name: 'carl', id: carl.id, role: 'boss', roomIds: [rooms.anna, rooms.berta] },
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
