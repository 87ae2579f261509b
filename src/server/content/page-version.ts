import type { Transaction } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import { findPageVersion } from './store.ts'
import { findVersion, lockVersions } from './versions-store.ts'

/** The name of a page's version in force, such as "privacy-policy 3". It is stored as proof of a consent. */
export async function readPageVersion(db: Db, slug: string, now: Date): Promise<string> {
  return `${slug} ${await findPageVersion(db, slug, now)}`
}

/** The number of a page's latest version. Nobody can change the page until the transaction ends. */
export async function lockPageVersion(trx: Transaction<Tables>, pageId: number): Promise<number> {
  await lockVersions(trx, 'pages', pageId)
  return findVersion(trx, 'pages', pageId)
}
