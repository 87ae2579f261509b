import type { Language } from '#shared/contract/languages.ts'
import type { Db } from '../db/connect.ts'
import { findArticleAddresses } from './articles-store.ts'

/** The slug, the languages and the last change of every published article. */
export const listArticleAddresses = (
  db: Db,
  now: Date,
): Promise<{ slug: string; languages: Language[]; updated_at: Date }[]> => findArticleAddresses(db, now)
