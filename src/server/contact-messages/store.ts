import { type Insertable, type Kysely, sql } from 'kysely'
import type { ContactState, ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { joinedPerson } from '../db/joined-person.ts'
import type { ContactMessageTable } from '../db/tables/contact-messages.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>
type Page = { page: number; per_page: number; id?: number | undefined }

/** Stores a message of the contact form and returns its id. */
export async function insertMessage(db: Executor, message: Insertable<ContactMessageTable>): Promise<number> {
  const { id } = await db
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A message, locked until the transaction ends, or null. */
export async function lockMessage(trx: Executor, id: number) {
  const row = await trx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The number of replies to a message. Lock the message before. */
export async function countReplies(trx: Executor, messageId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('contact_replies')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a reply and marks its message as answered. */
export async function insertReply(
  trx: Executor,
  reply: { message_id: number; author_id: number; text: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('contact_replies').values(reply).execute()
  await trx
    .updateTable('contact_messages')
    .set({ state: 'answered' })
    .where('id', '=', reply.message_id)
    .execute()
}

/** Changes the state of a message. */
export async function updateState(trx: Executor, id: number, state: ContactState): Promise<void> {
  await trx.updateTable('contact_messages').set({ state }).where('id', '=', id).execute()
}

/** One page of the messages in a state: open ones oldest first, the others latest first. */
export async function listMessages(db: Executor, state: ContactState, { page, per_page, id }: Page) {
  const inState = selectMessages(db)
    .where('contact_messages.state', '=', state)
    .$if(id !== undefined, (query) => query.where('contact_messages.id', '=', id ?? 0))
  const messages = await inState
    .orderBy('contact_messages.created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('contact_messages.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const counted = inState.clearSelect().select('contact_messages.id').limit(MAX_COUNTED)
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { messages: await withReplies(db, messages), total }
}

/** A message with its replies, or null. */
export async function findMessage(db: Executor, id: number): Promise<ReceivedMessage | null> {
  const rows = await selectMessages(db).where('contact_messages.id', '=', id).execute()
  return (await withReplies(db, rows))[0] ?? null
}

const selectMessages = (db: Executor) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('users', 'users.id', 'contact_messages.user_id')
    .selectAll('contact_messages')
    .select(
      sql<string | null>`coalesce(users.company_name, users.name || ' ' || users.surname)`.as('user_name'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

async function withReplies(db: Executor, rows: Row[]): Promise<ReceivedMessage[]> {
  const ids = rows.map(({ id }) => id)
  const replies = await db
    .selectFrom('contact_replies')
    .leftJoin('users', 'users.id', 'contact_replies.author_id')
    .selectAll('contact_replies')
    .select(sql<string | null>`users.name || ' ' || users.surname`.as('author_name'))
    .where(sql<boolean>`message_id = any(${ids}::int[])`)
    .orderBy('contact_replies.id')
    .execute()
  const others = await listOthers(db, ids)
  return rows.map(({ user_id, user_name, created_at, ...row }) => ({
    ...row,
    user: joinedPerson(user_id, user_name),
    created_at: created_at.toISOString(),
    others: others
      .filter(({ other_than }) => other_than === row.id)
      .map(({ other_than: _, ...other }) => ({ ...other, created_at: other.created_at.toISOString() })),
    replies: replies
      .filter(({ message_id }) => message_id === row.id)
      .map(({ id, text, author_id, author_name, created_at: at }) => ({
        id,
        text,
        author: joinedPerson(author_id, author_name),
        created_at: at.toISOString(),
      })),
  }))
}

type Other = { other_than: number; id: number; state: ContactState; beginning: string; created_at: Date }

/** The latest other messages from the addresses of these messages. */
async function listOthers(db: Executor, ids: number[]): Promise<Other[]> {
  const { rows } = await sql<Other>`
    select contact_messages.id as other_than, other.* from contact_messages cross join lateral (
      select id, state, left(description, 200) as beginning, created_at from contact_messages other
      where other.email = contact_messages.email and other.id <> contact_messages.id
      order by created_at desc, id desc limit 5
    ) other where contact_messages.id = any(${ids}::int[]) order by other.created_at desc, other.id desc`.execute(
    db,
  )
  return rows
}
