import type { Story } from './steps.ts'

const phone = { on: 'phone', tab: 0, thing: 0 } as const

/** Stories of several tabs that found defects. */
export const TAB_REGRESSIONS: Record<string, Story> = {
  // The browser's background syncs have been used up by what came before.
  'a withdrawal waited for ever when its tab ended before it was due, although another tab was open': {
    randomSeed: 638_798_859,
    steps: [
      { ...phone, tab: 2, do: 'favourite' },
      { ...phone, tab: 1, do: 'sign in', person: 'berta' },
      { ...phone, tab: 2, thing: 1, do: 'edit offer' },
      { ...phone, on: 'desk', tab: 1, thing: 1, do: 'confirm' },
      { ...phone, tab: 2, thing: 1, do: 'sign in', person: 'anna' },
      { ...phone, on: 'desk', thing: 1, do: 'sign in', person: 'anna' },
      { ...phone, thing: 1, do: 'deploy' },
      { ...phone, tab: 1, do: 'favourite' },
      { ...phone, tab: 2, do: 'read' },
      { ...phone, on: 'laptop', tab: 1, thing: 1, do: 'publish' },
      { ...phone, tab: 2, thing: 1, do: 'open tab' },
      { ...phone, tab: 2, do: 'withdraw' },
      { ...phone, thing: 1, do: 'kill tab' },
    ],
  },
  'a lost answer of another tab hid a shorter Retry-After, so that the return of the connection ended it': {
    randomSeed: 483_162_020,
    steps: [
      { ...phone, do: 'message' },
      { ...phone, tab: 1, thing: 1, do: 'connection', connection: 'flaky' },
      { ...phone, thing: 1, do: 'message' },
      { ...phone, on: 'desk', do: 'favourite' },
      { ...phone, thing: 1, do: 'open tab' },
      { ...phone, tab: 1, thing: 1, do: 'withdraw' },
      { ...phone, tab: 2, thing: 1, do: 'bid' },
      { ...phone, tab: 1, thing: 1, do: 'message' },
      { ...phone, tab: 1, thing: 1, do: 'message' },
      { ...phone, tab: 2, thing: 1, do: 'message' },
      { ...phone, tab: 2, thing: 1, do: 'look' },
      { ...phone, on: 'laptop', tab: 2, thing: 1, do: 'bid' },
      { ...phone, tab: 2, thing: 1, do: 'edit offer' },
      { ...phone, thing: 1, do: 'edit offer' },
      { ...phone, tab: 1, thing: 1, do: 'wait', time: 'quarter' },
      { ...phone, tab: 2, do: 'connection', connection: 'offline' },
      { ...phone, tab: 1, do: 'connection', connection: 'hanging' },
      { ...phone, do: 'hide tab' },
    ],
  },
}
