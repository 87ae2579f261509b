import type { MailKind } from '#shared/contract/mail-kinds.ts'
import type { Db } from '../db/connect.ts'
import { countFailed, listFailed } from './store.ts'

/** How many mails failed for good, and since when. They stay until they are retried, dismissed or 14 days old. */
export const countFailedMails = (db: Db) => countFailed(db)

/** The failed mails of one kind to some addresses, also those that are tried again, with their texts and errors. */
export const listFailedMails = (db: Db, kind: MailKind, addresses: readonly string[]) =>
  listFailed(db, kind, addresses)
