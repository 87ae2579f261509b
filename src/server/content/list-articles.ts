import type { Language } from '#shared/contract/languages.ts'
import type { Db } from '../db/connect.ts'
import { findArticleAddresses } from './articles-store.ts'

/** Where every published article stands, in which languages, and when it last changed. */
export const listArticleAddresses = (
  db: Db,
  now: Date,
): Promise<{ slug: string; languages: Language[]; updated_at: Date }[]> => findArticleAddresses(db, now)
