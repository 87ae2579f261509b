import fc from 'fast-check'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import type { DiskState } from '../device/disk.ts'
import type { ConnectionState } from '../network/request-outcome.ts'
import { createRandom } from '../world/random.ts'
import type { DeviceName, PersonName } from './devices.ts'
import { drawSetting, PLAIN, type Setting } from './setting.ts'

const WRITES = ['message', 'bid', 'withdraw', 'report', 'favourite', 'about', 'publish', 'draft'] as const
const RARE_WRITES = [
  'block',
  'read',
  'hide',
  'answer',
  'setting',
  'create offer',
  'edit offer',
  'delete offer',
  'add work',
  'change preference',
  'first message',
  'end vacancy',
  'renew vacancy',
] as const
const OUTBOX = ['edit', 'discard', 'undo discard', 'confirm', 'retry'] as const
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
  | {
      do:
        | (typeof WRITES | typeof RARE_WRITES | typeof OUTBOX | typeof TABS)[number]
        | 'look'
        | 'visitor report'
        | 'deploy'
        | 'read room'
        | 'notify'
        | 'read notification'
        | 'read all notifications'
    }
  | { do: 'disk'; state: DiskState }
  /** The browser deletes what the device stores, between two visits. */
  | { do: 'evict'; keepsLocalStorage: boolean }
  /** One record becomes unreadable, or nonsense. */
  | { do: 'tear'; store: 'outbox' | 'drafts'; isGarbage: boolean }
  /** The device's clock is set: 0 is right. */
  | { do: 'clock'; aheadMs: number }
  | { do: 'connection'; connection: ConnectionState }
  | { do: 'restart'; seconds: number }
  | { do: 'wait'; time: keyof typeof WAITS }
  | { do: 'sign out'; keep: boolean }
  | { do: 'sign in'; person: PersonName }
  | { do: 'end session' }
)
/**
 * What people leave behind: all pages closed, so that the worker alone has to send; or all hidden on devices without Background
 * Sync, as in Safari and Firefox. By default somebody looks at a page of each device.
 */
export type Ending = 'closed' | 'hidden'
export type Story = {
  randomSeed: number
  steps: Step[]
  setting?: Setting | undefined
  hasScreens?: boolean
  ending?: Ending | undefined
}

/** The durations of waiting steps. */
export const waitMs = (time: keyof typeof WAITS): number => WAITS[time]

const common = {
  on: fc.oneof({ weight: 6, arbitrary: fc.constant('phone' as const) }, fc.constantFrom('laptop', 'desk')),
  tab: fc.nat(2),
  thing: fc.nat(1),
}
type Option = {
  weight: number
  does: readonly Step['do'][]
  own: Record<string, fc.Arbitrary<unknown>>
  /** Not among the stories of each commit. */
  isRough?: true
}
const option = (
  weight: number,
  does: readonly Step['do'][],
  own: Record<string, fc.Arbitrary<unknown>> = {},
): Option => ({ weight, does, own })

const rough: typeof option = (...given) => ({ ...option(...given), isRough: true })

// A phone's clock is set right after a restart, or wrong when its battery was empty.
const CLOCKS_MS = [
  0,
  0,
  0,
  0,
  10 * MINUTE_MS,
  -10 * MINUTE_MS,
  3 * HOUR_MS,
  -3 * HOUR_MS,
  2 * DAY_MS,
  -2 * DAY_MS,
]

const OPTIONS: readonly Option[] = [
  option(5, ['message']),
  option(12, WRITES),
  option(5, ['favourite']),
  option(3, RARE_WRITES),
  option(1, ['visitor report']),
  option(1, ['end vacancy', 'renew vacancy']),
  option(1, ['create offer', 'discard', 'undo discard']),
  option(3, ['edit offer']),
  option(2, ['change preference']),
  option(3, ['look']),
  rough(1, ['disk'], { state: fc.constantFrom('slow', 'failing') }),
  option(1, ['disk'], { state: fc.constantFrom('full', 'good') }),
  rough(1, ['tear'], { store: fc.constantFrom('outbox', 'outbox', 'drafts'), isGarbage: fc.boolean() }),
  rough(0.5, ['evict'], { keepsLocalStorage: fc.boolean() }),
  rough(1, ['clock'], { aheadMs: fc.constantFrom(...CLOCKS_MS) }),
  option(1, ['deploy']),
  option(3, OUTBOX),
  option(3, TABS),
  option(7, ['connection'], {
    connection: fc.constantFrom(
      'flaky',
      'flaky',
      'flaky',
      'flaky',
      'good',
      'offline',
      'hanging',
      'portal',
      'failing',
    ),
  }),
  rough(2, ['connection'], { connection: fc.constant('stuck') }),
  option(1, ['restart'], { seconds: fc.integer({ min: 1, max: 20 }) }),
  option(5, ['wait'], {
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
  option(1, ['sign out'], { keep: fc.boolean() }),
  option(2, ['sign in'], { person: fc.constantFrom('anna', 'berta') }),
  option(1, ['end session']),
]
/** More of what concerns the query cache and the live link. */
const SCREEN_OPTIONS: readonly Option[] = [
  option(5, ['read room']),
  option(5, ['message']),
  option(5, ['notify']),
  option(4, ['read notification', 'read all notifications']),
  option(3, TABS),
]
const STEADY = OPTIONS.filter(({ isRough }) => !isRough)
const ALL_WRITES: readonly Step['do'][] = [...WRITES, ...RARE_WRITES]
const FOCUS_WEIGHT = 6

/** The option in a story that has only the writes of `focus`, and its other steps more often; null without any step. */
function focusOn({ weight, does, own }: Option, focus: readonly Step['do'][]): Option | null {
  const wanted = does.filter((one) => focus.includes(one))
  if (wanted.length > 0) return { weight: weight * FOCUS_WEIGHT, does: wanted, own }
  const others = does.filter((one) => !ALL_WRITES.includes(one))
  return others.length > 0 ? { weight, does: others, own } : null
}

// How often an option comes in the stories of a seed. Stories that lack some steps have more of the others.
const SHARES = { none: 2, usual: 5, often: 1 }
const FACTORS = { none: 0, usual: 1, often: 4 }

/** The options of a seed: some are missing, some come more often, so that seeds differ in kind (swarm testing). */
function swarmOf(seed: number): Option[] {
  const random = createRandom(seed, 'swarm')
  const drawn = OPTIONS.map((one) => ({
    ...one,
    weight: one.weight * FACTORS[random.pick<keyof typeof SHARES>(SHARES)],
  })).filter(({ weight }) => weight > 0)
  const hasWrites = drawn.some(({ does }) => does.some((one) => ALL_WRITES.includes(one)))
  return hasWrites ? drawn : [...OPTIONS]
}

/** Whether the pages of a seed's story have the query cache, the live link and a screen: those stories take longer. */
export const hasScreens = (seed: number): boolean => seed % SCREENS_EVERY === 0
const SCREENS_EVERY = 5

const withScreens = (stories: fc.Arbitrary<Story>): fc.Arbitrary<Story> =>
  stories.map((story) => ({ ...story, hasScreens: true }))

const ENDINGS = { looked: 13, closed: 2, hidden: 1 }

function drawEnding(randomSeed: number): Ending | undefined {
  const ending = createRandom(randomSeed, 'ending').pick<keyof typeof ENDINGS>(ENDINGS)
  return ending === 'looked' ? undefined : ending
}

/** Stories: the seed for network and clocks, the steps of people and network, and how they end. */
const storiesOf = (options: readonly Option[], setting: Setting): fc.Arbitrary<Story> =>
  recordsOf(options, setting).map((story) => ({ ...story, ending: drawEnding(story.randomSeed) }))

const recordsOf = (options: readonly Option[], setting: Setting): fc.Arbitrary<Story> =>
  fc.record({
    randomSeed: fc.noShrink(fc.nat(2 ** 30)),
    // A failing story is shortened to one without it, if it fails then too.
    setting: fc.option(fc.constant(setting), { nil: undefined, freq: 20 }),
    steps: fc.array(
      fc.oneof(
        ...options.map(({ weight, does, own }) => ({
          weight: weight * 2,
          arbitrary: fc.record({ ...common, do: fc.constantFrom(...does), ...own }) as fc.Arbitrary<unknown>,
        })),
      ) as fc.Arbitrary<Step>,
      { minLength: 8, maxLength: 24, size: 'max' },
    ),
  })

/**
 * Which stories a seed may draw. `steady`: those of each commit, with right clocks, and of disks only full ones. The others are
 * too new: a check may be wrong.
 */
export type Range = 'all' | 'steady'

/** The stories of a seed for each commit, or of all kinds. */
export const storiesInRange = (seed: number, range: Range): fc.Arbitrary<Story> =>
  range === 'all' ? storiesOfSeed(seed) : fc.noBias(storiesOf(STEADY, PLAIN))

/** The stories among which a seed draws; with `focus`, of these writes alone, and with more of these other steps. */
export function storiesOfSeed(
  seed: number,
  focus: readonly Step['do'][] = [],
  isWithScreens = hasScreens(seed),
): fc.Arbitrary<Story> {
  const options = focus.length ? OPTIONS.flatMap((one) => focusOn(one, focus) ?? []) : swarmOf(seed)
  const stories = isWithScreens
    ? withScreens(storiesOf([...options, ...SCREEN_OPTIONS], drawSetting(seed)))
    : storiesOf(options, drawSetting(seed))
  return fc.noBias(stories)
}

/** The story of a seed. */
export function storyOf(...given: Parameters<typeof storiesOfSeed>): Story {
  const [seed] = given
  const [story] = fc.sample(storiesOfSeed(...given), { seed, numRuns: 1 })
  if (!story) throw new Error('fast-check gave no story')
  return story
}
