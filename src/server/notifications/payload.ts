import type { Language } from '#shared/contract/languages.ts'
import type { PushPayload } from '#shared/contract/push.ts'
import { HOUR_S } from '#shared/durations.ts'
import type { Delivery } from '../push/web-push.ts'
import type { NotificationRow } from './store.ts'
import { PUSH_WORDS } from './words.ts'

const MOST_BYTES = { title: 240, body: 900 }

/** What a push of a notification carries; `text` only when the person lets what was written out. */
export function toPayload(
  row: NotificationRow,
  { language, text, unread }: { language: Language; text: string | null; unread: number },
): PushPayload {
  const { kind, subject_title, subject_id, actor, detail, created_at } = row
  const words = PUSH_WORDS[language][kind]({ actor: actor ?? '', title: subject_title, detail, text })
  return {
    kind,
    user_id: row.user_id,
    title: cut(words.title, MOST_BYTES.title),
    body: cut(words.body, MOST_BYTES.body),
    path: `/${language}${placeOf(row)}`,
    tag: tagOf(row),
    ...(kind === 'message' ? { room_id: subject_id } : {}),
    unread,
    at: created_at.getTime(),
  }
}

/** A push to try a device with. */
export function testPayload(
  { id, language }: { id: number; language: Language },
  unread: number,
  now: Date,
): PushPayload {
  const words = PUSH_WORDS[language].test({ actor: '', title: '', detail: null, text: null })
  const path = `/${language}/cabinet/notifications`
  return { kind: 'test', user_id: id, ...words, path, tag: 'test', unread, at: now.getTime() }
}

/** How long and how eagerly push services keep and bring it: what is old helps nobody. */
export const deliveryOf = (row: NotificationRow): Delivery => ({
  tag: tagOf(row),
  ttlS: row.kind === 'message' ? 24 * HOUR_S : 72 * HOUR_S,
  urgency: row.kind === 'message' ? 'high' : row.kind === 'search_found' ? 'low' : 'normal',
})

const tagOf = ({ kind, subject_id, id }: NotificationRow) => {
  if (kind === 'message') return `room-${subject_id}`
  // Bids on one vacancy are of different people.
  return kind === 'bid_received' ? `${kind}-${id}` : `${kind}-${subject_id}`
}

function placeOf({ kind, subject_id, subject_slug }: NotificationRow): string {
  const own = '/cabinet/worker/user'
  switch (kind) {
    case 'message':
      return `/chat/room/${subject_id}`
    case 'bid_received':
      return `${own}/vacancy/${subject_id}/bids`
    case 'bid_answered':
      return subject_slug ? `/jobs/item/${subject_slug}` : '/cabinet/worker/bids'
    case 'vacancy_approved':
      return subject_slug ? `/jobs/item/${subject_slug}` : `${own}/active-vacancy`
    case 'vacancy_rejected':
      return `${own}/vacancy/${subject_id}`
    case 'vacancy_expiring':
    case 'vacancy_asked':
    case 'vacancy_paused':
      return `${own}/active-vacancy`
    case 'search_found':
      return `${own}/saved-searches`
  }
}

/** In bytes as JSON, since a push has room for few; never half a character. */
function cut(text: string, most: number): string {
  if (bytesOf(text) <= most) return text
  let kept = ''
  let bytes = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += bytesOf(segment)
    if (bytes > most - 3) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
