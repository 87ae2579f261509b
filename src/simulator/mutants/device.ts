import { type Mutant, mutant } from './mutant.ts'

const OUTBOX = 'client/platform/outbox'

/** Planted faults of a device's clock and disk. */
export const DEVICE_MUTANTS: readonly Mutant[] = [
  mutant(
    'an entry waits until a clock that was set back is there again',
    `${OUTBOX}/queue.ts`,
    'now < (triedAt ?? createdAt) ? now : nextAt',
    'triedAt === createdAt ? now : nextAt',
    ['message', 'clock', 'connection'],
  ),
  mutant(
    'an entry from the future is new',
    `${OUTBOX}/queue.ts`,
    'age < -CLOCK_SLACK_MS ? UNKNOWN_AGE : age',
    'age * CLOCK_SLACK_MS ** 0',
    ['bid', 'clock'],
  ),
  mutant(
    'a failing disk delays the outbox more and more',
    `${OUTBOX}/page-drain.ts`,
    'alarm.setIn(isOfDisk ? DISK_RETRY_MS : ',
    'alarm.setIn(',
    ['message', 'disk'],
  ),
  mutant(
    'a tab that cannot read its entries does not try again',
    `${OUTBOX}/outbox.ts`,
    'setTimeout(() => void read(), READ_RETRY_MS)',
    '',
    ['message', 'disk', 'open tab'],
  ),
  mutant(
    'a damaged draft stays',
    'client/platform/device/drafts.ts',
    'await deleteDamaged(currentStore(), IDBKeyRange.only(key)).catch(() => false)',
    '',
    ['draft', 'tear'],
  ),
]
