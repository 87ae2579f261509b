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
      'const fresh = await make(trx, begun)',
      'const fresh = { status: 201, body: { data: null } } as Made',
    ),
  },
  {
    name: 'an older change wins when it arrives late',
    focus: ['favourite', 'hide', 'about', 'answer'],
    file: 'server/http/apply-in-order.ts',
    change: replacing("if (sent && isOutdated(intention, known)) throw new Problem('outdated')", ''),
  },
  {
    name: 'changes of one device are ordered by their arrival',
    focus: ['favourite', 'about'],
    file: 'server/http/apply-in-order.ts',
    change: replacing('one.device === device ? one.number > number : ', 'one.device !== device && '),
  },
  {
    name: 'a withdrawal changes nothing',
    focus: ['bid', 'withdraw'],
    file: 'server/bids/own-bid-store.ts',
    change: replacing(".set({ state: 'withdrawn', ended_at: now })", '.set({ ended_at: now })'),
  },
  {
    name: 'messages are read as another member’s',
    file: 'server/conversations/send.ts',
    change: replacing('user_id: writerId,', 'user_id: room.other_id,'),
  },
  {
    name: 'the write of an ended session counts as a visitor’s',
    focus: ['report', 'end session'],
    file: 'server/plugins/session.ts',
    change: replacing(
      "access !== 'public' || !READS.has(request.method)) throw",
      "access !== 'public') throw",
    ),
  },
  {
    name: 'a repeated key returns the answer to another text',
    focus: ['create offer', 'edit'],
    file: 'server/http/idempotent.ts',
    change: replacing(
      "if (stored.request_hash !== request_hash) throw new Problem('idempotency_key_reused')",
      '',
    ),
  },
  {
    name: 'a key is stored after the transaction',
    focus: ['report', 'create offer'],
    file: 'server/http/idempotent.ts',
    change: replacing(
      'await storeAnswer(trx, answerKey,',
      'if (Number.isNaN(fresh.status)) await storeAnswer(trx, answerKey,',
    ),
  },
  {
    name: 'the version of an offer is not compared',
    focus: ['edit offer', 'look'],
    file: 'server/http/text-version.ts',
    change: replacing(
      "if (known !== null && known !== stored && added !== stored) throw new Problem('changed_elsewhere')",
      '',
    ),
  },
  {
    name: 'the values that a device has seen are not compared',
    focus: ['change preference'],
    file: 'server/profiles/require-seen.ts',
    change: replacing("throw new Problem('changed_elsewhere')", 'return'),
  },
  {
    name: 'a repeated change of an offer conflicts with itself',
    focus: ['edit offer'],
    file: 'server/http/text-version.ts',
    change: replacing('known !== stored && added !== stored)', 'known !== stored)'),
  },
  {
    name: 'the age of a change is ignored',
    focus: ['about'],
    file: 'server/http/apply-in-order.ts',
    change: replacing('now.getTime() - ageMs', 'now.getTime() - ageMs * 0'),
  },
  {
    name: 'the last change of a thing is not stored',
    focus: ['favourite', 'about'],
    file: 'server/http/apply-in-order.ts',
    change: replacing('await saveIntention(trx, key, intention)', ''),
  },
  {
    name: 'a job that is hidden once stays hidden',
    focus: ['hide'],
    file: 'server/hidden-jobs/store.ts',
    change: replacing(
      "db.deleteFrom('hidden_jobs').where(",
      "db.deleteFrom('hidden_jobs').where('hidden_at', 'is', null).where(",
    ),
  },
  {
    name: 'only the first change of a setting is stored',
    focus: ['setting'],
    file: 'server/notifications/store.ts',
    change: replacing(
      'notification_choices.choices || excluded.choices',
      'excluded.choices || notification_choices.choices',
    ),
  },
]
