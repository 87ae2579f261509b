import type { Transaction } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import { findPageVersion } from './store.ts'
import { findVersion, lockVersions } from './versions-store.ts'

/** The name of a page's current version, such as "privacy-policy 3". It is stored as proof of a consent. */
export async function readPageVersion(db: Db, slug: string): Promise<string> {
  return `${slug} ${await findPageVersion(db, slug)}`
}

/** The number of a page's current version. Nobody can change the page until the transaction ends. */
export async function lockPageVersion(trx: Transaction<Tables>, pageId: number): Promise<number> {
  await lockVersions(trx, 'pages', pageId)
  return findVersion(trx, 'pages', pageId)
}
