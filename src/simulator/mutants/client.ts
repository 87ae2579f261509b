import { type Mutant, mutant } from './mutant.ts'

const OUTBOX = 'client/platform/outbox'
const API = 'client/platform/api'
const SESSION = 'client/platform/device/session'

/** Planted faults of outbox, API client and session. */
export const CLIENT_MUTANTS: readonly Mutant[] = [
  mutant(
    'an entry is removed before it is sent',
    `${OUTBOX}/drain.ts`,
    'if (!sending) return null',
    'if (!sending) return null\n  await port.store.change(entry.id, () => null)',
  ),
  mutant(
    'an accepted entry stays in the outbox',
    `${OUTBOX}/drain.ts`,
    'await store.remove(entry)',
    'await store.has(entry.id)',
  ),
  mutant(
    'a refused entry is deleted',
    `${OUTBOX}/drain.ts`,
    "return { ...stored, state: 'failed', error: outcome.error }",
    'return null',
  ),
  mutant(
    'an entry keeps the state “sending” after an error',
    `${OUTBOX}/drain.ts`,
    "return { ...stored, state: 'queued', error: outcome.error, nextAt }",
    'return { ...stored, nextAt: Number.MAX_SAFE_INTEGER }',
  ),
  mutant(
    'each attempt has a key of its own',
    `${OUTBOX}/drain-account.ts`,
    'idempotencyKey: id',
    'idempotencyKey: crypto.randomUUID()',
  ),
  mutant(
    'each attempt of a message has a client_id of its own',
    `${OUTBOX}/kinds/message.ts`,
    '/messages`, { text, client_id: id })',
    '/messages`, { text, client_id: crypto.randomUUID() })',
  ),
  mutant(
    'a network error is final',
    `${OUTBOX}/queue.ts`,
    "return { type: 'retry', afterMs: backoff(attempts, random), error: deviceError(code) }",
    "return { type: 'failed', error: deviceError(code) }",
  ),
  mutant('a proxy’s 5xx is final', `${OUTBOX}/queue.ts`, '|| status >= 500', ''),
  mutant(
    'an ended session refuses the entry for good',
    `${OUTBOX}/queue.ts`,
    "case 'after-login':\n      return { type: 'stop' }",
    "case 'after-login':\n      return { type: 'failed', error: reason }",
  ),
  mutant('a lane is not sent in order', `${OUTBOX}/queue.ts`, 'a.seq - b.seq', 'b.seq - a.seq'),
  mutant('Retry-After is ignored', `${OUTBOX}/queue.ts`, 'Math.max(retryAfterMs, backoffMs)', 'backoffMs'),
  mutant(
    'there is no back-off',
    `${OUTBOX}/queue.ts`,
    'return SECOND_MS + random * (max - SECOND_MS)',
    'return random * max * 0',
  ),
  mutant(
    'the earlier change wins over the new one',
    `${OUTBOX}/queue.ts`,
    'dropped: dropped.map(({ id }) => id), body }',
    'dropped: [], body: earlier[0]?.body ?? body }',
  ),
  mutant(
    'what was perhaps sent counts as unsent',
    `${OUTBOX}/queue.ts`,
    "if (state !== 'failed') return attempts === 0",
    "if (state !== 'failed') return attempts >= 0",
  ),
  mutant(
    'the earlier text wins when two changes are merged',
    `${OUTBOX}/kinds/profile.ts`,
    '...earlier,\n    ...rememberSent(earlier, { ...added, seen }, isPerhapsSent),',
    '...rememberSent(earlier, { ...added, seen }, isPerhapsSent),\n    ...earlier,',
  ),
  mutant('changes have no order', `${OUTBOX}/entry.ts`, 'return order && `', 'return undefined && `'),
  mutant(
    'changes are not counted',
    `${OUTBOX}/store.ts`,
    'entries.put(last + 1, OUTBOX_KEYS.seq)',
    'entries.put(last, OUTBOX_KEYS.seq)',
  ),
  mutant(
    'nothing wakes a waiting entry',
    `${OUTBOX}/page-drain.ts`,
    'if (at === null) return',
    'if (at !== 0) return',
  ),
  mutant(
    'a visitor’s tab ignores what another one has written',
    'client/platform/device/outbox-start.ts',
    'new BroadcastChannel(OUTBOX_CHANNEL).onmessage = startIfWaiting',
    '',
    ['visitor report', 'sign out', 'open tab', 'kill tab', 'connection'],
  ),
  mutant(
    'the outbox ignores that the connection is back',
    `${OUTBOX}/page-drain.ts`,
    "if (getConnection() === 'back') void drain({ isBackOnline: true })",
    '',
  ),
  mutant(
    'a login does not decrypt what was kept',
    `${OUTBOX}/page-drain.ts`,
    "if (own.value === 'sealed') await openSealFirst(session.userId)",
    "if (own.value === 'sealed') return",
  ),
  mutant(
    'new work is sent before encrypted work',
    `${OUTBOX}/drain-account.ts`,
    "if (await hasSealedWork(userId)) return 'sealed'",
    '',
  ),
  mutant(
    'a withdrawal looks for its bid on the public page',
    `${OUTBOX}/kinds/bid-withdrawal.ts`,
    "const { data } = await call.get('/cabinet/rates', OwnBidsAnswer)",
    "const { data } = await call.get('/jobs', z.any()).then(() => ({ data: [] as { job: { slug: string }; id: number }[] }))",
  ),
  mutant(
    'a captive portal counts as an answer',
    `${API}/http.ts`,
    "if (body === undefined) throw new NetworkError('somebody else answered')",
    '',
  ),
  mutant(
    'the page of a firewall counts as a refusal',
    `${API}/http.ts`,
    'if (!data && !isLater) throw',
    'if (status < 0) throw',
  ),
  mutant(
    'an error answer counts as success',
    `${API}/http.ts`,
    'if (!response.ok && !isKnown) return refuse(response, text)',
    'if (response.status >= 600) return refuse(response, text)',
  ),
  mutant(
    'new work experience is sent without its key',
    'client/platform/outbox/kinds/profile-entry.ts',
    'hasIdempotencyKey: true',
    'hasIdempotencyKey: false',
    ['add work', 'connection', 'restart'],
  ),
  mutant(
    'an entry is sent under whoever is signed in',
    `${API}/call-as-user.ts`,
    'userId !== undefined && userId !== (session?.userId ?? VISITOR)',
    'userId === -1',
    ['message', 'report', 'about', 'sign out', 'sign in', 'open tab'],
  ),
  mutant(
    'a failed refresh ends the session',
    `${API}/refresh-token.ts`,
    'if (!(error instanceof ApiError) || error.status !== 401) throw error',
    '',
  ),
  mutant(
    'signing out leaves the caches',
    `${SESSION}/seal.ts`,
    'await Promise.all(Object.values(caches).map((store) => clear(store)))',
    'void caches',
  ),
  mutant(
    'signing out deletes what should be kept',
    `${SESSION}/page.ts`,
    'keepUserData ? sealUserData(session.userId) : deleteAllOf(session.userId)',
    'deleteAllOf(session.userId)',
  ),
  mutant(
    'signing out keeps what should be deleted',
    `${SESSION}/page.ts`,
    'keepUserData ? sealUserData(session.userId) : deleteAllOf(session.userId)',
    'sealUserData(session.userId)',
  ),
  mutant(
    'encrypted work is not put back',
    `${SESSION}/seal.ts`,
    'await putMissing(stores.outbox, outbox)',
    '',
  ),
  mutant(
    'encrypted drafts are not put back',
    `${SESSION}/seal.ts`,
    'await putMissing(stores.drafts, drafts)',
    '',
  ),
  mutant(
    'what is sealed stays readable',
    `${SESSION}/seal.ts`,
    'outbox.delete(entryRange())',
    "outbox.count(IDBKeyRange.lowerBound(''))",
  ),
]
