import { type Mutant, mutant } from './mutant.ts'

const OUTBOX = 'client/platform/outbox'
const API = 'client/platform/api'

/** Planted faults of edited entries, versions, the disk, drafts and locks. */
export const EDIT_MUTANTS: readonly Mutant[] = [
  mutant(
    'an edited entry forgets what may have arrived',
    `${OUTBOX}/kinds/posting-text.ts`,
    'isPerhapsSent ? [former.fields] : []',
    'isPerhapsSent ? [] : []',
    ['create offer', 'edit offer', 'edit'],
  ),
  mutant(
    'earlier texts of an edited entry are not repeated',
    `${OUTBOX}/kinds/base/versioned-text.ts`,
    'for (const one of [text, ...sent]) {',
    'for (const one of [text]) {',
    ['create offer', 'edit offer', 'edit'],
  ),
  mutant(
    'an edited new offer gets a key of its own',
    `${OUTBOX}/outbox.ts`,
    'const isNew = amended === body || !hasIdempotencyKey',
    'const isNew = true',
    ['create offer', 'edit'],
  ),
  mutant(
    'a change does not say which version it was written for',
    `${OUTBOX}/kinds/base/caller.ts`,
    '...(ifMatch !== undefined && { ifMatch }),',
    '',
    ['edit offer', 'look'],
  ),
  mutant(
    'a conflict with another device is ignored',
    `${OUTBOX}/kinds/base/versioned-text.ts`,
    'throw refusals[0]',
    'return undefined',
    ['edit offer', 'look'],
  ),
  mutant(
    'a deletion leaves the refused change of its subject',
    `${OUTBOX}/store.ts`,
    'if (!kindOf({ kind }).deletesSubject) return',
    'if (kind) return',
    ['edit offer', 'delete offer'],
  ),
  mutant(
    'a full disk stops the outbox',
    `${OUTBOX}/page-drain.ts`,
    'alarm.setIn(isOfDisk ? DISK_RETRY_MS : Math.min(LATEST_MS, DISK_RETRY_MS * 2 ** failures))',
    '',
  ),
  mutant(
    'a write counts as stored before it is on the disk',
    'client/platform/device/storage/open-store.ts',
    "if (mode === 'readwrite') await completed",
    '',
  ),
  mutant(
    'a request without an answer is never given up',
    'client/platform/device/locks/deadline.ts',
    "setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)",
    "setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms * 6000)",
  ),
  mutant(
    'an old bid is sent without asking',
    `${OUTBOX}/queue.ts`,
    'if (expiresAfterMs !== undefined) return age > expiresAfterMs',
    '',
  ),
  mutant(
    'an entry that waits for its time lets its lane pass',
    `${OUTBOX}/queue.ts`,
    "if (entry.state !== 'failed' && !heads.has(entry.lane))",
    "if (entry.state !== 'failed' && !entry.error && !heads.has(entry.lane))",
  ),
  mutant(
    'a refused entry holds its lane',
    `${OUTBOX}/queue.ts`,
    "if (entry.state !== 'failed' && !heads.has(entry.lane))",
    'if (!heads.has(entry.lane))',
  ),
  mutant(
    'other tabs do not hear of changes',
    `${OUTBOX}/events.ts`,
    'connect().postMessage(message)',
    'connect()',
  ),
  mutant(
    'a draft is stored under whoever is signed in',
    'client/platform/device/drafts.ts',
    'draft.userId !== (getSession()?.userId ?? null)',
    'false',
    ['draft', 'sign out', 'sign in'],
  ),
  mutant(
    'every tab refreshes the token for itself',
    `${API}/refresh-token.ts`,
    "return withLock('jobmost-refresh', LOCK_WAIT_MS, async () => {\n    const newest = await session.newestToken()\n    if (newest !== usedToken) return newest",
    'return withLock(crypto.randomUUID(), LOCK_WAIT_MS, async () => {',
    ['message', 'open tab', 'wait'],
  ),
  mutant(
    'a discarded entry is sent all the same',
    `${OUTBOX}/outbox.ts`,
    'await openOutboxStore(userId).change(id, () => null)',
    'await openOutboxStore(userId).has(id)',
    ['message', 'discard'],
  ),
  mutant(
    'a draft that did not fit is forgotten',
    'client/platform/device/drafts.ts',
    'pending.set(key, { ...draft, timer, isRepeated: true })',
    'pending.delete(key)',
    ['draft', 'disk'],
  ),
]
