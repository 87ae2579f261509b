import { type Mutant, mutant } from './mutant.ts'

const KINDS = 'client/platform/outbox/kinds'

/** Planted faults of the order of what is written about one thing, and of entries of visitors. */
export const LANE_MUTANTS: readonly Mutant[] = [
  mutant(
    'bids and withdrawals of one job do not wait for each other',
    `${KINDS}/base/job.ts`,
    'jobLane = (slug: string): string => ',
    'jobLane = (slug: string): string => crypto.randomUUID() + ',
    ['bid', 'withdraw', 'connection'],
  ),
  mutant(
    'changes of one posting do not wait for each other',
    `${KINDS}/base/posting.ts`,
    'id: number | string): string => ',
    'id: number | string): string => crypto.randomUUID() + ',
    ['edit offer', 'delete offer', 'publish', 'end vacancy', 'renew vacancy', 'connection'],
  ),
  mutant(
    'additions to a list of the profile do not wait for each other',
    `${KINDS}/profile-entry.ts`,
    'lane: ({ list }) => ',
    'lane: ({ list }) => crypto.randomUUID() + ',
    ['add work', 'connection'],
  ),
  mutant(
    'reports of one job do not wait for each other',
    `${KINDS}/report.ts`,
    'lane: ({ type, id }) => ',
    'lane: ({ type, id }) => crypto.randomUUID() + ',
    ['report', 'connection'],
  ),
  mutant(
    'a renewal loses the opening that it needs',
    'client/platform/outbox/queue.ts',
    "const other = lane.findLastIndex((entry) => !isSame(entry) && entry.state !== 'failed')",
    'const other = -1',
    ['end vacancy', 'renew vacancy', 'connection'],
  ),
  mutant(
    'first messages of one conversation do not wait for each other',
    `${KINDS}/message.ts`,
    'lane: ({ about }) => ',
    'lane: ({ about }) => crypto.randomUUID() + ',
    ['first message', 'connection'],
  ),
  mutant(
    'each attempt of a first message has a client_id of its own',
    `${KINDS}/message.ts`,
    "await call.send('POST', path, { text, client_id: id })",
    "await call.send('POST', path, { text, client_id: crypto.randomUUID() })",
    ['first message', 'connection'],
  ),
  mutant(
    'a discarded new offer is not deleted',
    `${KINDS}/posting-text.ts`,
    "if (stored) await call.send('DELETE', postingPath(type, stored.id)).catch(ignoreNotFound)",
    '',
    ['create offer', 'discard', 'connection'],
  ),
  mutant(
    'a discarded new offer that may be there is forgotten',
    'client/platform/outbox/outbox.ts',
    'if (!body) return null',
    'if (!body || body) return null',
    ['create offer', 'discard', 'connection'],
  ),
  mutant(
    'a new offer that is kept after all is not sent',
    'client/platform/outbox/outbox.ts',
    'await enqueue({ kind: entry.kind, label: entry.label, body: renew(kept) } as NewEntry)',
    '',
    ['create offer', 'discard', 'undo discard', 'connection'],
  ),
  mutant(
    'the outbox of visitors is not sent',
    'client/platform/outbox/page-drain.ts',
    'hasVisitors && drainAccount(VISITOR, options)',
    'hasVisitors && options',
    ['visitor report', 'sign out', 'connection'],
  ),
  mutant(
    'the report of a visitor is sent under whoever signs in',
    'client/platform/api/call-as-user.ts',
    'const session = userId === VISITOR ? null : ((await sessionSource()?.load()) ?? null)',
    'const session = (await sessionSource()?.load()) ?? null\n  if (userId === VISITOR) userId = session?.userId',
    ['visitor report', 'sign out', 'sign in', 'connection'],
  ),
]
