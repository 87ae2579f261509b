import { type Mutant, mutant } from './mutant.ts'

const SEAL = 'client/platform/device/session/seal.ts'
const STORES = 'client/platform/device/storage/stores.ts'
const SESSION = ['message', 'sign out', 'sign in', 'end session'] as const

/** Planted faults of what a device stores after a sign-out. */
export const SIGN_OUT_MUTANTS: readonly Mutant[] = [
  mutant(
    'signing out leaves what is stored under numbers',
    SEAL,
    'await Promise.all(Object.values(caches).map((store) => clear(store)))',
    `for (const store of Object.values(caches))
    for (const key of await keys(store)) if (typeof key === 'string') await del(key, store)`,
    SESSION,
  ),
  mutant(
    'signing out leaves what was typed before the login',
    STORES,
    'clear(publicDraftsStore), clear(publicRecentSearchesStore)',
    'clear(publicRecentSearchesStore)',
    SESSION,
  ),
  mutant(
    'signing out leaves the jobs that were taken along',
    STORES,
    ', clear(takenJobsStore)]',
    ']',
    SESSION,
  ),
  mutant(
    'signing out leaves the key of encrypted work',
    SEAL,
    'await del(KEY, sessionStore)\n  if',
    'if',
    SESSION,
  ),
  mutant(
    'signing out leaves the worker’s copy of the session',
    'client/platform/device/session/mirror.ts',
    '=> change({ end }, used)',
    "=> change({ end }, used ?? 'none')",
    SESSION,
  ),
  mutant(
    'what a closed page has left of an ended session stays',
    'client/platform/device/session/page.ts',
    'if (!left) return',
    'if (left || !left) return',
    SESSION,
  ),
  mutant(
    'signing out leaves how much waited',
    STORES,
    'finally {\n    deleteMark(userId)\n  }',
    'finally {\n    void deleteMark\n  }',
    SESSION,
  ),
]
