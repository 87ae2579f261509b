import { randomUUID } from 'node:crypto'
import type { RoomSubject } from '#shared/contract/conversations.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { type Executor, insertRows } from '../../db/fill-batches.ts'
import type { FilledPeople } from './fill-people.ts'
import type { FilledVacancy } from './fill-vacancies.ts'
import { createRandom } from './invent/random.ts'
import { bidChat, firstDay, jobChats, type Line, lastDay, laterDays, things } from './texts/chats.ts'

const SEED = 2_100
/** This many days give the long conversation more than 300 messages. */
const DAYS = 52
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

type Written = { isByWorker: boolean; text: string; at: Date }
type Chat = {
  workerId: number
  bossId: number
  subject: { subject_type: RoomSubject['type']; subject_id: number; subject_title: string }
  lines: Written[]
  /** How many of the last lines, all from one person, the other has not read. */
  unread: number
}

/** Conversations between the demo worker, the demo employer and demo people, in four languages. */
export async function fillChats(
  db: Executor,
  accounts: { worker: number; boss: number },
  people: FilledPeople,
  filled: FilledVacancy[],
  bossJobs: number[],
  now: Date,
): Promise<void> {
  const { worker, boss } = accounts
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const jobId = bossJobs[0]
  if (jobId) {
    const lines = linesOf(bidChat, ago(0.5), 4)
    await fillRoom(db, { workerId: worker, bossId: boss, subject: await job(db, jobId), lines, unread: 2 })
  }
  const subject = { subject_type: 'profile' as const, subject_id: worker, subject_title: 'Olga P.' }
  await fillRoom(db, { workerId: worker, bossId: boss, subject, lines: longChat(now), unread: 2 })
  const languages = ['ru', 'de', 'pl', 'en'] as const
  for (const [index, language] of languages.entries()) {
    const found = filled.findLast(({ vacancy }) => vacancy.language === language)
    const bossId = found && people.employerIds[found.vacancy.employerIndex]
    if (found && bossId) {
      const lines = linesOf(jobChats[language], ago(1 + index * 3), 40)
      await fillRoom(db, {
        workerId: worker,
        bossId,
        subject: await job(db, found.id),
        lines,
        unread: index ? 0 : 1,
      })
      await fillPresence(db, bossId, new Date(now.getTime() - (4 + index * 170) * MINUTE_MS))
    }
    const workerId = people.workerIds[people.workers.findIndex((person) => person.language === language)]
    const ownJob = bossJobs[1 + (index % 2)]
    if (workerId && ownJob) {
      const lines = linesOf(jobChats[language], ago(2 + index * 2), 55)
      const unread = language === 'en' ? 1 : 0
      await fillRoom(db, { workerId, bossId: boss, subject: await job(db, ownJob), lines, unread })
      await fillPresence(db, workerId, new Date(now.getTime() - (9 + index * 95) * MINUTE_MS))
    }
  }
}

async function job(db: Executor, id: number): Promise<Chat['subject']> {
  const { title } = await db
    .selectFrom('vacancies')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { subject_type: 'job', subject_id: id, subject_title: title }
}

/** Lines with timestamps about `minutes` apart, the last at `end`. */
function linesOf(lines: readonly Line[], end: Date, minutes: number): Written[] {
  return lines.map((line, index) => ({
    isByWorker: line.startsWith('w'),
    text: line.slice(2),
    at: new Date(end.getTime() - (lines.length - 1 - index) * minutes * MINUTE_MS),
  }))
}

function longChat(now: Date): Written[] {
  const random = createRandom(SEED)
  const days = Array.from({ length: DAYS }, (_, index) => {
    if (index === 0) return firstDay
    if (index === DAYS - 1) return lastDay
    const words: Record<string, string> = {
      day: random.pick(WEEKDAYS),
      thing: random.pick(things),
      hour: `${random.between(3, 6)}:30`,
      count: String(random.between(12, 48)),
    }
    const lines = laterDays[(index * 5) % laterDays.length] ?? firstDay
    return lines.map(
      (line) => line.replace(/\{(\w+)\}/g, (_whole, name: string) => words[name] ?? '') as Line,
    )
  })
  return days.flatMap((lines, index) =>
    linesOf(lines, new Date(now.getTime() - (DAYS - 1 - index) * 2 * DAY_MS - 90 * MINUTE_MS), 3),
  )
}

async function fillRoom(db: Executor, { workerId, bossId, subject, lines, unread }: Chat): Promise<void> {
  const last = lines.at(-1)
  const first = lines[0]
  if (!last || !first) return
  const times = { created_at: first.at, updated_at: last.at }
  const room = await db
    .insertInto('rooms')
    .values({
      worker_id: workerId,
      boss_id: bossId,
      opened_by: first.isByWorker ? workerId : bossId,
      ...subject,
      last_seq: lines.length,
      ...times,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!room) return
  const readTo = lines.length - unread
  const members = [true, false].map((isWorker) => {
    const read_seq = isWorker === last.isByWorker ? lines.length : readTo
    return { room_id: room.id, user_id: isWorker ? workerId : bossId, delivered_seq: read_seq, read_seq }
  })
  await insertRows(db, 'room_members', members)
  await insertRows(
    db,
    'messages',
    lines.map(({ isByWorker, text, at }, index) => {
      const reached =
        index < readTo ? new Date(Math.min(at.getTime() + 2 * MINUTE_MS, last.at.getTime())) : null
      return {
        room_id: room.id,
        seq: index + 1,
        client_id: randomUUID(),
        text,
        created_at: at,
        user_id: isByWorker ? workerId : bossId,
        delivered_at: reached,
        read_at: reached,
      }
    }),
  )
}

/** Presence comes from sessions. Demo people cannot sign in, so they get an expired session. */
async function fillPresence(db: Executor, userId: number, at: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      current_jti: randomUUID(),
      current_issued_at: at,
      previous_jti: null,
      previous_revoked_at: null,
      successor_used: false,
      device: '',
      created_at: at,
      last_used_at: at,
      revoked_at: at,
      expires_at: new Date(at.getTime() + 30 * DAY_MS),
    })
    .execute()
}
