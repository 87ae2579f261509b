import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../http/deps.ts'
import { htmlOf } from '../mail/html.ts'
import type { Mail } from '../mail/mailer.ts'
import { signLinks } from '../mail/signed-links.ts'
import type { TaskName } from '../tasks/task.ts'

/** The payloads waiting in a queue, oldest first; mails as they will be sent. */
export async function listQueued<T>(
  { db, config }: { db: Db; config: Pick<Deps['config'], 'secrets'> },
  name: TaskName,
): Promise<T[]> {
  const { rows } = await sql<{
    data: T
  }>`select data from pgboss.job where name = ${name} order by created_on`.execute(db)
  if (name !== 'send-mail') return rows.map(({ data }) => data)
  return rows.map(({ data }) => {
    const mail = signLinks(config, data as Mail)
    return { ...mail, ...htmlOf(mail) } as T
  })
}
