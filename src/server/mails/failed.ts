import type { Db } from '../db/connect.ts'
import { countFailed } from './store.ts'

/** How many mails failed for good, and since when. They stay until they are retried, dismissed or 14 days old. */
export const countFailedMails = (db: Db) => countFailed(db)
