import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { findPageVersion } from './store.ts'
import { findLatest, lockVersions, releaseVersion } from './versions-store.ts'

/** The name of a page's version in force, such as "privacy-policy 3". It is stored as proof of a consent. */
export async function readPageVersion(db: Kysely<Tables>, slug: string, now: Date): Promise<string> {
  return `${slug} ${await findPageVersion(db, slug, now)}`
}

/**
 * Ends the wait of a page's latest version, which is announced or in force from now on. Nobody can change the page until the
 * transaction ends.
 * @throws Problem 409 when there is a later version, or when it does not wait
 */
export async function releasePageVersion(
  trx: Transaction<Tables>,
  pageId: number,
  version: number,
): Promise<void> {
  await lockVersions(trx, 'pages', pageId)
  const latest = await findLatest(trx, 'pages', pageId)
  if (latest.version !== version) throw new Problem('edited_meanwhile')
  if (!latest.waits) throw new Problem('already_announced')
  await releaseVersion(trx, 'pages', pageId, version)
}
