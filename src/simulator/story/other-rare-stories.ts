import type { Story } from './steps.ts'

const phone = { on: 'phone', tab: 0, thing: 0 } as const
const desk = { ...phone, on: 'desk' } as const

/** Rare stories of first messages, discarded offers, closed vacancies and visitors. */
export const OTHER_RARE_STORIES: Record<string, Story> = {
  'first messages that wait arrive once, in order, in a room that is there and in a new one': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'first message' },
      { ...phone, do: 'first message', thing: 1 },
      { ...phone, do: 'first message', thing: 1 },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'first message', thing: 1 },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a new offer that may have arrived is deleted when it is discarded': {
    randomSeed: 10,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'create offer' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'discard' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a discarded new offer is kept after all': {
    randomSeed: 10,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'create offer' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'connection', connection: 'hanging' },
      { ...phone, do: 'discard' },
      { ...phone, do: 'undo discard' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a vacancy is closed, opened, renewed and closed again without a connection': {
    randomSeed: 1,
    steps: [
      { ...desk, do: 'end vacancy' },
      { ...desk, do: 'wait', time: 'seconds' },
      { ...desk, do: 'connection', connection: 'offline' },
      { ...desk, do: 'end vacancy' },
      { ...desk, do: 'renew vacancy' },
      { ...desk, do: 'end vacancy' },
      { ...desk, do: 'wait', time: 'seconds' },
      { ...desk, do: 'connection', connection: 'good' },
      { ...desk, do: 'wait', time: 'minute' },
    ],
  },
  'a visitor’s report that waits is not the one of who signs in': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'sign out', keep: true },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'visitor report' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'kill tab' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'sign in', person: 'berta' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
}
