import type { Db } from '../db/connect.ts'
import { findPageVersion } from './store.ts'

/** The name of a page's current version for the proof of a consent: "privacy-policy 3". */
export async function readPageVersion(db: Db, slug: string): Promise<string> {
  return `${slug} ${await findPageVersion(db, slug)}`
}
