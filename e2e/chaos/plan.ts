import { createRandom } from '../../src/server/seed/demo/invent/random.ts'

/** What a person writes. */
export type Write =
  | { does: 'bid'; job: number; text: string }
  | { does: 'star'; job: number }
  | { does: 'message'; text: string }
  | { does: 'about'; text: string }
  /** Types into a form, and leaves it there. */
  | { does: 'type'; form: Form; text: string }
  /** The browser is killed `afterMs` after the press that sends the text. */
  | { does: 'cut'; form: Form; text: string; afterMs: number }
/** A form with a text. */
export type Form = `bid-${number}` | 'message' | 'about'
/** A write, or what befalls the connection, the server or the browser. */
export type Step =
  | Write
  | { does: 'offline' | 'online' | 'reload' | 'new-tab' | 'kill-browser' | 'other-account' }
  /** The device takes no more, or takes it again. */
  | { does: 'full' | 'space' }
  | { does: 'kill-server'; downMs: number }
  /** The next `count` answers of writes are treated so. */
  | { does: 'fault'; kind: Fault; count: number }
export type Fault = 'lose' | 'fail' | 'late' | 'portal' | 'busy'
export const JOBS = 3

const FAULTS: Fault[] = ['lose', 'fail', 'late', 'portal', 'busy']
/** Some are more frequent. */
export const WRITES = ['bid', 'star', 'star', 'message', 'message', 'about', 'type', 'cut'] as const
const TROUBLE = [
  'offline',
  'online',
  'online',
  'fault',
  'fault',
  'fault',
  'kill-server',
  'kill-browser',
  'new-tab',
  'reload',
  'other-account',
  'full',
  'space',
  'space',
] as const

export const isWrite = (step: Step): step is Write => WRITES.some((does) => does === step.does)

/** The story of a seed: the same seed gives the same steps. */
export function planOf(seed: number): Step[] {
  const random = createRandom(seed)
  const length = random.between(8, 14)
  return Array.from({ length }, (_, index): Step => {
    const does = random.chance(0.55) ? random.pick(WRITES) : random.pick(TROUBLE)
    const text = `Text ${index} of story ${seed}`
    const job = random.between(0, JOBS - 1)
    if (does === 'bid') return { does, job, text }
    if (does === 'star') return { does, job }
    if (does === 'type' || does === 'cut') {
      const form = random.pick([`bid-${job}`, 'message', 'about'] as const)
      // Every moment within the storing of the text and the request, without another draw: a seed keeps its story.
      return does === 'cut'
        ? { does, form, text, afterMs: (seed * 37 + index * 83) % 400 }
        : { does, form, text }
    }
    if (does === 'message' || does === 'about') return { does, text }
    if (does === 'kill-server') return { does, downMs: random.between(0, 3_000) }
    if (does === 'fault') return { does, kind: random.pick(FAULTS), count: random.between(1, 3) }
    return { does }
  })
}
