import { type Mutant, mutant } from './mutant.ts'

const WORKER = 'client/sw/outbox.ts'

/** Planted faults of the service worker. */
export const WORKER_MUTANTS: readonly Mutant[] = [
  mutant(
    'the worker sends nothing when the browser reports a connection',
    WORKER,
    'if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendOutbox())',
    'void tag',
    ['message', 'connection'],
  ),
  mutant(
    'the worker does not ask for another event while something waits',
    WORKER,
    "if (end.value === 'later') throw new Error('something still waits')",
    '',
    ['message', 'connection'],
  ),
  mutant(
    'the worker leaves what is due soon to the next event',
    WORKER,
    'const latest = Date.now() + LONGEST_WAIT_MS',
    'const latest = Date.now() - LONGEST_WAIT_MS',
    ['bid', 'withdraw', 'kill tab'],
  ),
  mutant(
    'the worker has no session',
    'client/platform/device/session/worker.ts',
    'load: async () => parseToken(await readMirror())',
    'load: async () => null',
    ['message', 'connection'],
  ),
]
