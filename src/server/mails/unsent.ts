import type { Db } from '../db/connect.ts'
import { dismissUnsent } from './store.ts'

/** Dismisses all mails that would still be sent. The mail log lists them, and staff can retry each. */
export const dismissUnsentMails = (db: Db, now: Date): Promise<void> => dismissUnsent(db, now)
