import type { Kysely, Selectable } from 'kysely'
import type { ReportTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notify } from '../notifications/notify.ts'
import { say } from '../texts/texts.ts'

type Report = Pick<
  Selectable<ReportTable>,
  'id' | 'type' | 'subject_id' | 'subject_title' | 'reporter_id' | 'language'
>
type News = { detail: 'upheld' | 'dismissed' | 'overturned'; reason: string | null }

/**
 * Notifies a reporter with an account in the app: no mail goes to an unconfirmed address, and everyone who reports is
 * promised an answer. Others may see the list, so people and messages are neither named nor quoted.
 */
export async function notifyReporter(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Kysely<Tables>,
  { id, type, subject_id, subject_title, reporter_id, language }: Report,
  news: News,
): Promise<void> {
  if (reporter_id === null) return
  const unnamed = say(language, `reported_${type}`, { number: id })
  await notify(deps, trx, {
    user_id: reporter_id,
    kind: 'report_decided',
    subject:
      type === 'job' || type === 'offer'
        ? // The title of an erased author is empty.
          { type, id: subject_id, title: subject_title || unnamed }
        : { type: 'account', id: reporter_id, title: unnamed },
    ...news,
  })
}
