import { type Mutant, replacing } from './mutant.ts'

const OUTBOX = 'client/platform/outbox'

/** Planted faults: each must be caught by an invariant. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'an entry is removed before it is sent',
    file: `${OUTBOX}/drain.ts`,
    change: replacing(
      'if (!sending) return null',
      'if (!sending) return null\n  await port.store.change(entry.id, () => null)',
    ),
  },
]
