import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { signToken } from '../../../src/server/accounts/tokens.ts'
import type { Role } from '../../../src/shared/contract/roles.ts'
import { DAY_MS } from '../../../src/shared/durations.ts'

export const SEEKERS = 200

export const JWT_SECRET = 'x'.repeat(40)

export type Seeker = { id: number; authorization: string }

/** Creates job seekers with a session each, without hashing passwords. */
export async function createSeekers(pool: pg.Pool): Promise<Seeker[]> {
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

/** Creates a room of each job seeker with the demo employer. Returns their ids in the order of the seekers. */
export async function createRooms(pool: pg.Pool, seekers: Seeker[]): Promise<number[]> {
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
