import type { Db } from '../db/connect.ts'
import { findOperator } from './settings-store.ts'

/** The operator's e-mail address, to which people answer our mails; null until it is entered. */
export const findReplyAddress = async (db: Db): Promise<string | null> =>
  (await findOperator(db))?.email || null
