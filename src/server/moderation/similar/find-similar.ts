import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { Db } from '../../db/connect.ts'
import { bandsOf, shinglesOf, similarityOf } from './fingerprint.ts'
import { comparedText, listCandidates } from './store.ts'

const MAX_COMPARED = 20
const MAX_SHOWN = 3
// Below this, texts about the same kind of work are similar by chance.
const MIN_SIMILARITY = 0.6

/** Vacancies with nearly the same text, by whichever employer, the most similar first. */
export async function findSimilar(
  db: Db,
  vacancy: { id: number } & Parameters<typeof comparedText>[0],
): Promise<ModeratedVacancy['similar']> {
  const text = comparedText(vacancy)
  const shingles = shinglesOf(text)
  return (await listCandidates(db, vacancy.id, bandsOf(text), MAX_COMPARED))
    .map((other) => ({ ...other, likeness: similarityOf(shingles, shinglesOf(comparedText(other))) }))
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SHOWN)
    .map(({ id, title, user_id, employer, moderation_state, closed, likeness }) => ({
      id,
      title,
      employer: { id: user_id, name: employer },
      moderation_state,
      closed,
      likeness: Math.floor(likeness * 100) / 100,
    }))
}
