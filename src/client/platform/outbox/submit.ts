import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { describeCode } from '#shared/contract/error-codes.ts'
import { isOffline } from '../api/connection.ts'
import { ApiError } from '../api/errors.ts'
import { hasSealedWork } from '../device/session/seal.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { kindOf, type NewEntry, type OutboxEntry } from './entry.ts'
import {
  changeEntry,
  currentUserId,
  discardEntry,
  drain,
  enqueue,
  findEntry,
  hideRefusal,
  retry,
} from './outbox.ts'

/** The result of a submitted entry: accepted by the server, or waiting in the outbox. */
export type SubmitResult = 'sent' | 'waiting'

// How long a form waits for the answer. The entry is stored before.
const LONGEST_WAIT_MS = 5000

/** What a form submits. `edits` is the id of the waiting entry that the form has opened and replaces. */
export type Submission = NewEntry & { edits?: string | undefined }

/**
 * Adds an entry and waits for its first attempt. It is on the disk before it is sent, so closing the tab loses nothing.
 * @param isFormShown whether the form is still on the screen
 * @throws ApiError when the server refuses it, or when nobody is signed in. A refused entry is removed from the outbox,
 * because the form has the text. It stays when nobody sees the form any more, when it was edited, and when another form's text was
 * merged into it. 422 when offline a required text is blank
 */
export async function submitEntry(
  { edits, ...entry }: Submission,
  isFormShown: () => boolean = () => true,
): Promise<SubmitResult> {
  // Online the server names all faults at once.
  if (isOffline()) refuseBlank(entry)
  const added = edits ? await changeEntry(edits, entry.body, entry.label) : await addOnce(entry as NewEntry)
  if (!added) return 'sent'
  // What an earlier entry has added to this one is in no form.
  const known = new Set(fieldsOf(entry.body))
  const isMerged = fieldsOf(added.body).some((name) => !known.has(name))
  if (edits !== undefined || isMerged) return waitForAttempt(added, () => true)
  return hideRefusal(added.id, () => waitForAttempt(added, () => !isFormShown()))
}

// What the outbox adds to a body by itself: earlier texts that may have arrived, and the version that they were written for.
const ADDED = /(?:sent|version)$/

/** The names of what was typed in a body, also within its records. */
function fieldsOf(body: object, within = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (value === undefined || ADDED.test(name)) return []
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isRecord ? fieldsOf(value, `${within}${name}.`) : [`${within}${name}`]
  })
}

function refuseBlank(entry: Pick<NewEntry, 'kind' | 'body'>): void {
  const body: Record<string, unknown> = { ...entry.body }
  const blank = (kindOf(entry).required ?? []).filter((name) => !`${body[name] ?? ''}`.trim())
  if (blank.length === 0) return
  const errors = Object.fromEntries(blank.map((name) => [name, [i18n._(msg`field cannot be empty`)]]))
  throw new ApiError({ status: 422, code: 'invalid', errors })
}

/** A restored draft may have its entry here already: the app was closed before the draft was deleted. */
async function addOnce(entry: NewEntry): Promise<OutboxEntry | null> {
  const known = entry.id ? await findEntry(entry.id) : null
  return known ? changeEntry(known.id, entry.body, entry.label) : enqueue(entry)
}

async function waitForAttempt({ id, userId }: OutboxEntry, isKept: () => boolean): Promise<SubmitResult> {
  await Promise.race([drain(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  // The session has ended, and what waits is encrypted.
  if (userId !== VISITOR && userId !== currentUserId()) return 'waiting'
  const stored = await findEntry(id, userId)
  // Encrypted, if the session has ended and the same user has logged in again.
  if (!stored) return (await hasSealedWork(userId)) ? 'waiting' : 'sent'
  const { state, error } = stored
  if (state !== 'failed') return 'waiting'
  if (error?.code === 'idempotency_key_reused' && userId === currentUserId()) {
    // An earlier attempt has arrived, and the text was changed since, so this is a new entry.
    const retried = await retry(id)
    return retried ? waitForAttempt(retried, isKept) : 'sent'
  }
  if (!isKept()) await discardEntry(id, userId)
  const code = error?.code ?? 'unexpected'
  throw new ApiError({ ...error, status: describeCode(code)?.status ?? 500, code })
}
