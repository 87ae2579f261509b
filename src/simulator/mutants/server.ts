import { type Mutant, replacing } from './mutant.ts'

/** Planted faults of the server. */
export const SERVER_MUTANTS: readonly Mutant[] = [
  {
    name: 'the answer of a key is not stored',
    file: 'server/http/idempotent.ts',
    change: replacing('if (stored) {', 'if (stored && stored.status === 0) {'),
  },
  {
    name: 'a key is stored, its thing is not',
    file: 'server/http/idempotent.ts',
    change: replacing(
      'const fresh = await make(trx)',
      'const fresh = { status: 201, body: { data: null } } as Made',
    ),
  },
  {
    name: 'an older change wins when it arrives late',
    file: 'server/http/in-order.ts',
    change: replacing("if (sent && isOutdated(intention, known)) throw new Problem('outdated')", ''),
  },
  {
    name: 'changes of one device are ordered by their arrival',
    file: 'server/http/in-order.ts',
    change: replacing('one.device === device ? one.number > number : ', 'one.device !== device && '),
  },
  {
    name: 'a withdrawal changes nothing',
    file: 'server/bids/store.ts',
    change: replacing(".set({ state: 'withdrawn', withdrawn_at: now })", '.set({ withdrawn_at: now })'),
  },
  {
    name: 'messages are read as another member’s',
    file: 'server/conversations/send.ts',
    change: replacing('user_id: writerId, client_id, text', 'user_id: room.other_id, client_id, text'),
  },
]
