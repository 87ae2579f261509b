import type { EntryKind, EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'

// Own postings as they will be once the outbox is sent. What was refused is not applied: it is shown with its reason.

export type PostingType = 'vacancy' | 'offer'
type Place = { id: number; name: string }
/** What a changed text needs to know of a posting. */
export type Posting = { id: number; rubric: Place; city: Place }
export type Change = EntryOf<'offer-change' | 'vacancy-change'>

const waitingOf = <K extends EntryKind>(entries: readonly OutboxEntry[], ...kinds: K[]) =>
  entries.filter(
    (entry): entry is OutboxEntry & EntryOf<K> =>
      kinds.some((kind) => kind === entry.kind) && entry.state !== 'failed',
  )

/** Postings with new texts applied, deleted ones left out. */
export function withWaitingTexts<P extends Posting>(
  type: PostingType,
  postings: readonly P[],
  entries: readonly OutboxEntry[],
): P[] {
  const removed = waitingOf(entries, `${type}-removal`)
  const changed = waitingOf(entries, `${type}-change`)
  return postings
    .filter((posting) => !removed.some(({ body }) => body.id === posting.id))
    .map((posting) => {
      const change = changed.findLast(({ body }) => body.id === posting.id)
      return change ? withText(posting, change.body.fields) : posting
    })
}

function withText<P extends Posting>(posting: P, fields: Change['body']['fields']): P {
  const { rubric_id, city_id, ...text } = fields
  return {
    ...posting,
    ...text,
    rubric: placeOf(posting.rubric, rubric_id),
    city: placeOf(posting.city, city_id),
  }
}

// The entry has no names, because they depend on the language.
const placeOf = (known: Place, id: unknown): Place =>
  typeof id !== 'number' || id === known.id ? known : { id, name: '' }

/** Postings with their publish flags. */
export function withWaitingFlags<P extends { id: number; published: boolean }>(
  type: PostingType,
  postings: readonly P[],
  entries: readonly OutboxEntry[],
): P[] {
  const flags = waitingOf(entries, 'posting-flag')
  return postings.map((posting) => {
    const waiting = flags.findLast(({ body }) => body.type === type && body.id === posting.id)
    return waiting ? { ...posting, published: waiting.body.published } : posting
  })
}

/** Vacancies closed or open again. */
export function withWaitingEnds(vacancies: readonly Vacancy[], entries: readonly OutboxEntry[]): Vacancy[] {
  const steps = waitingOf(entries, 'vacancy-closing', 'vacancy-reopening')
  return vacancies.map((vacancy) => {
    const last = steps.findLast(({ lane }) => lane === `posting:vacancy:${vacancy.id}`)
    if (!last || (last.kind === 'vacancy-closing') === (vacancy.closed_at !== null)) return vacancy
    return last.kind === 'vacancy-closing'
      ? {
          ...vacancy,
          closed_at: new Date(last.createdAt).toISOString(),
          close_reason: last.body.reason ?? 'filled',
        }
      : { ...vacancy, closed_at: null, close_reason: null }
  })
}
