import fc from 'fast-check'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import type { ConnectionState } from '../network/request-outcome.ts'

export const DEVICES = ['phone', 'laptop', 'desk'] as const
export type DeviceName = (typeof DEVICES)[number]
/** Anna and Berta share the phone; Anna has the laptop too; Carl, an employer, has the desk computer. */
export type PersonName = 'anna' | 'berta' | 'carl'

const WRITES = ['message', 'bid', 'withdraw', 'report', 'favourite', 'about', 'publish', 'draft'] as const
const RARE_WRITES = ['block', 'read', 'create offer', 'edit offer', 'delete offer'] as const
const OUTBOX = ['edit', 'discard', 'confirm', 'retry'] as const
const TABS = ['open tab', 'kill tab', 'hide tab', 'show tab'] as const
const WAITS = {
  moment: 300,
  seconds: 8 * SECOND_MS,
  minute: MINUTE_MS,
  quarter: 11 * MINUTE_MS,
  hour: HOUR_MS + MINUTE_MS,
  day: DAY_MS + MINUTE_MS,
}

export type Step = { on: DeviceName; tab: number; thing: number } & (
  | { do: (typeof WRITES | typeof RARE_WRITES | typeof OUTBOX | typeof TABS)[number] | 'look' | 'deploy' }
  | { do: 'disk'; isFull: boolean }
  | { do: 'connection'; connection: ConnectionState }
  | { do: 'restart'; seconds: number }
  | { do: 'wait'; time: keyof typeof WAITS }
  | { do: 'sign out'; keep: boolean }
  | { do: 'sign in'; person: PersonName }
  | { do: 'end session' }
)
export type Story = { randomSeed: number; steps: Step[] }

/** The durations of waiting steps. */
export const waitMs = (time: keyof typeof WAITS): number => WAITS[time]

const common = {
  on: fc.oneof({ weight: 6, arbitrary: fc.constant('phone' as const) }, fc.constantFrom('laptop', 'desk')),
  tab: fc.nat(2),
  thing: fc.nat(1),
}
const step = <T extends object>(weight: number, own: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) => ({
  weight,
  arbitrary: fc.record({ ...common, ...own }) as unknown as fc.Arbitrary<Step>,
})

/** A story: the seed for network and clocks, and the steps of people and network. */
export const storyArbitrary: fc.Arbitrary<Story> = fc.record({
  randomSeed: fc.noShrink(fc.nat(2 ** 30)),
  steps: fc.array(
    fc.oneof(
      step(5, { do: fc.constant('message') }),
      step(12, { do: fc.constantFrom(...WRITES) }),
      step(5, { do: fc.constant('favourite') }),
      step(2, { do: fc.constantFrom(...RARE_WRITES) }),
      step(3, { do: fc.constant('edit offer') }),
      step(3, { do: fc.constant('look') }),
      step(1, { do: fc.constant('disk'), isFull: fc.boolean() }),
      step(1, { do: fc.constant('deploy') }),
      step(3, { do: fc.constantFrom(...OUTBOX) }),
      step(3, { do: fc.constantFrom(...TABS) }),
      step(7, {
        do: fc.constant('connection'),
        connection: fc.constantFrom(
          'flaky',
          'flaky',
          'flaky',
          'flaky',
          'good',
          'offline',
          'hanging',
          'portal',
        ),
      }),
      step(1, { do: fc.constant('restart'), seconds: fc.integer({ min: 1, max: 20 }) }),
      step(5, {
        do: fc.constant('wait'),
        time: fc.constantFrom(
          'moment',
          'seconds',
          'seconds',
          'seconds',
          'minute',
          'minute',
          'minute',
          'quarter',
          'quarter',
          'hour',
          'hour',
        ),
      }),
      step(1, { do: fc.constant('sign out'), keep: fc.boolean() }),
      step(2, { do: fc.constant('sign in'), person: fc.constantFrom('anna', 'berta') }),
      step(1, { do: fc.constant('end session') }),
    ),
    { minLength: 8, maxLength: 24, size: 'max' },
  ),
})

/** The story of a seed. */
export function storyOf(seed: number): Story {
  const [story] = fc.sample(fc.noBias(storyArbitrary), { seed, numRuns: 1 })
  if (!story) throw new Error('fast-check gave no story')
  return story
}
