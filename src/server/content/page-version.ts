import type { Db } from '../db/connect.ts'
import { findPageVersion } from './store.ts'

/** The name of a page's current version, such as "privacy-policy 3". It is stored as proof of a consent. */
export async function readPageVersion(db: Db, slug: string): Promise<string> {
  return `${slug} ${await findPageVersion(db, slug)}`
}
