import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { signToken } from '../../../src/server/accounts/tokens.ts'
import type { Role } from '../../../src/shared/contract/roles.ts'
import { DAY_MS } from '../../../src/shared/durations.ts'
import type { Case } from './case.ts'

const SEEKERS = 200

export const JWT_SECRET = 'x'.repeat(40)

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

type Seeker = { id: number; authorization: string }

const withKey = () => ({ 'idempotency-key': randomUUID() })

async function createSeekers(pool: pg.Pool): Promise<Seeker[]> {
  const { rows } = await pool.query<{ id: number; role: Role }>(
    `insert into users (role, person_type, name, surname, email, phone, password_hash, language, created_at)
      select 'worker', 'individual', 'Bench', 'Seeker', 'bench-' || n || '@jobmost.example', null, '', 'en', now()
      from generate_series(1, $1::int) as n returning id, role`,
    [SEEKERS],
  )
  const now = new Date()
  return Promise.all(
    rows.map(async ({ id, role }) => {
      const sessionId = randomUUID()
      const jti = randomUUID()
      await pool.query(
        `insert into sessions (id, user_id, current_jti, current_issued_at, successor_used, device, created_at,
          last_used_at, expires_at) values ($1, $2, $3, $4, true, 'bench', $4, $4, $5)`,
        [sessionId, id, jti, now, new Date(now.getTime() + DAY_MS)],
      )
      const secret = new TextEncoder().encode(JWT_SECRET)
      const token = await signToken([secret], { userId: id, sessionId, jti, role }, now)
      return { id, authorization: `Bearer ${token.access_token}` }
    }),
  )
}

/** A room of each job seeker with the demo employer. */
async function createRooms(pool: pg.Pool, seekers: Seeker[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number; worker_id: number }>(
    `insert into rooms (worker_id, boss_id, subject_type, subject_id, subject_title, opened_by, created_at, updated_at)
      select w.id, b.id, 'profile', w.id, 'Bench', b.id, now(), now()
      from unnest($1::int[]) as w (id), (select id from users where email = 'boss@jobmost.example') as b
      returning id, worker_id`,
    [seekers.map(({ id }) => id)],
  )
  await pool.query(
    `insert into room_members (room_id, user_id) select id, worker_id from rooms where id = any($1::int[])
      union all select id, boss_id from rooms where id = any($1::int[])`,
    [rows.map(({ id }) => id)],
  )
  const byWorker = new Map(rows.map(({ id, worker_id }) => [worker_id, id]))
  return seekers.map(({ id }) => byWorker.get(id) as number)
}
