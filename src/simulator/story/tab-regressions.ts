import { PLAIN } from './setting.ts'
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
  'a text saved in one tab was dropped with the deletion that another tab had asked for before': {
    randomSeed: 852_373_403,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, tab: 2, thing: 1, do: 'message' },
      { ...phone, do: 'edit offer' },
      { ...phone, tab: 2, do: 'deploy' },
      { ...phone, on: 'laptop', do: 'edit offer' },
      { ...phone, tab: 1, thing: 1, do: 'delete offer' },
      { ...phone, tab: 2, thing: 1, do: 'deploy' },
      { ...phone, tab: 1, thing: 1, do: 'hide tab' },
      { ...phone, tab: 2, thing: 1, do: 'restart', seconds: 14 },
      { ...phone, thing: 1, do: 'edit offer' },
    ],
  },
  'what was written after a login was deleted by the sign-out before it, which a slow disk held up': {
    randomSeed: 1,
    setting: { ...PLAIN, disk: { ...PLAIN.disk, slowMs: [400, 1100] } },
    steps: [
      { ...phone, do: 'disk', state: 'slow' },
      { ...phone, do: 'sign out', keep: false },
      { ...phone, do: 'sign in', person: 'anna' },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'report' },
      { ...phone, do: 'message' },
      { ...phone, do: 'bid' },
      { ...phone, do: 'wait', time: 'seconds' },
    ],
  },
  'a page that was closed while it encrypted an ended session’s data left them readable': {
    randomSeed: 81,
    steps: [
      { ...phone, do: 'end session' },
      { ...phone, do: 'deploy' },
      { ...phone, on: 'laptop', do: 'look' },
      { ...phone, do: 'look' },
    ],
  },
}
