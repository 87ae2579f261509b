import type { Language } from '#shared/contract/languages.ts'
import { KINDS } from '#shared/contract/notification-kinds.ts'
import type { PushPayload } from '#shared/contract/push.ts'
import { HOUR_S } from '#shared/durations.ts'
import type { Delivery } from '../push/web-push.ts'
import { say, type TextKey } from '../texts/texts.ts'
import type { NotificationRow } from './store.ts'

const MAX_BYTES = { title: 240, body: 900 }
type Reader = { language: Language; text: string | null; isFirstContact: boolean; unread: number }

/** The payload of a push. It has `text` only if the user allows texts in notifications. */
export function toPayload(
  row: NotificationRow,
  { language, text, isFirstContact, unread }: Reader,
): PushPayload {
  const { kind, subject_title, subject_id, subject_slug, actor, detail, created_at, rang_at, seq } = row
  const { path, push, replaces } = KINDS[kind]
  const words = push({ actor: actor ?? '', title: subject_title, detail, text, isFirstContact })
  const inWords = (line: string | { key: TextKey; values?: Record<string, string> }) =>
    typeof line === 'string' ? line : say(language, line.key, line.values)
  const subject = { id: subject_id, slug: subject_slug }
  return {
    kind,
    user_id: row.user_id,
    title: cut(inWords(words.title), MAX_BYTES.title),
    body: cut(inWords(words.body), MAX_BYTES.body),
    path: `/${language}${path(subject, detail)}`,
    tag: tagOf(row),
    ...(replaces === 'room' && { room_id: subject_id, ...(seq !== null && { seq }) }),
    ...(rang_at && rang_at < created_at && { is_quiet: true as const }),
    unread,
    at: created_at.getTime(),
  }
}

/** A test push for a device. */
export function testPayload(
  { id, language }: { id: number; language: Language },
  unread: number,
  now: Date,
): PushPayload {
  const path = `/${language}/cabinet/notifications`
  return {
    kind: 'test',
    user_id: id,
    title: 'Jobmost',
    body: say(language, 'push_test'),
    path,
    tag: 'test',
    unread,
    at: now.getTime(),
  }
}

/** TTL, urgency and topic for the push service (RFC 8030). */
export const deliveryOf = (row: NotificationRow): Delivery => ({
  tag: tagOf(row),
  ttlS: KINDS[row.kind].ttlHours * HOUR_S,
  urgency: KINDS[row.kind].urgency,
})

const tagOf = ({ kind, subject_id, id }: NotificationRow) =>
  ({ room: `room-${subject_id}`, subject: `${kind}-${subject_id}`, nothing: `${kind}-${id}` })[
    KINDS[kind].replaces
  ]

/** Shortens a text to a number of bytes as JSON, because pushes are small. Never cuts a character in two. */
function cut(text: string, max: number): string {
  if (bytesOf(text) <= max) return text
  let kept = ''
  let bytes = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += bytesOf(segment)
    if (bytes > max - 3) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
