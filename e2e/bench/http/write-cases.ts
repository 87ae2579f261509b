import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Case } from './case.ts'
import { createRooms, createSeekers, SEEKERS, type Seeker } from './seekers.ts'

/** Writes by many job seekers in turn. Their baseline is one insert. */
export async function writeCases(databaseUrl: string, slugs: string[]): Promise<Case[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const seekers = await createSeekers(pool)
    const rooms = await createRooms(pool, seekers)
    const jobs = (await pool.query<{ id: number }>('select id from vacancies')).rows
    let turn = 0
    const seekerOf = (count: number) => seekers[count % seekers.length] as Seeker
    const json = { 'content-type': 'application/json' }
    return [
      {
        what: 'write: a bid',
        baseline: 'insert',
        method: 'POST',
        next: () => ({
          path: `/api/v1/jobs/${slugs[Math.floor(turn / SEEKERS) % slugs.length]}/rates`,
          headers: { ...json, ...withKey(), authorization: seekerOf(turn++).authorization },
          body: JSON.stringify({ text: 'I can start on Monday.' }),
        }),
      },
      {
        what: 'write: a message',
        baseline: 'insert',
        method: 'POST',
        next: () => {
          const index = turn++ % seekers.length
          return {
            path: `/api/v1/chat/rooms/${rooms[index]}/messages`,
            headers: { ...json, authorization: seekerOf(index).authorization },
            body: JSON.stringify({ text: 'Good morning!', client_id: randomUUID() }),
          }
        },
      },
      {
        what: 'write: a favourite',
        baseline: 'insert',
        method: 'PUT',
        next: () => {
          const { authorization } = seekerOf(turn)
          const { id } = jobs[Math.floor(turn++ / SEEKERS) % jobs.length] as { id: number }
          return { path: `/api/v1/cabinet/favorites/jobs/${id}`, headers: { authorization } }
        },
      },
    ]
  } finally {
    await pool.end()
  }
}

const withKey = () => ({ 'idempotency-key': randomUUID() })
