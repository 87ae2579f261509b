import type { Story } from './steps.ts'

const phone = { on: 'phone', tab: 0, thing: 0 } as const

/** Stories that found defects, each named after its defect. They must not break an invariant again. */
export const REGRESSIONS: Record<string, Story> = {
  'kept work was not sent after the next login': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'sign out', keep: true },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a withdrawal was lost when the session had ended': {
    randomSeed: 27_016_120,
    steps: [
      { ...phone, do: 'bid' },
      { ...phone, do: 'end session' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'withdraw' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a message came before older ones that were still encrypted': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'sign out', keep: true },
      { ...phone, do: 'restart', seconds: 10 },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'sign in', person: 'anna' },
      { ...phone, do: 'message' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a full disk stopped the outbox until something else woke it': {
    randomSeed: 147_634_164,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'disk', isFull: true },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a star that was taken back and set again was lost': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'restart', seconds: 20 },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'connection', connection: 'good' },
    ],
  },
  'a sign-out that took long ended the next login too': {
    randomSeed: 3,
    steps: [
      { ...phone, do: 'connection', connection: 'hanging' },
      { ...phone, do: 'sign out', keep: false },
      { ...phone, do: 'end session' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'message' },
      { ...phone, do: 'sign in', person: 'anna' },
      { ...phone, do: 'message' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a connection that hung was not noticed, so the outbox waited for minutes after it was back': {
    randomSeed: 2,
    steps: [
      { ...phone, do: 'connection', connection: 'hanging' },
      { ...phone, do: 'kill tab' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'quarter' },
    ],
  },
  'a page that was opened with a good connection waited for the end of a back-off': {
    randomSeed: 2,
    steps: [
      { ...phone, do: 'connection', connection: 'hanging' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'quarter' },
      { ...phone, do: 'kill tab' },
    ],
  },
  'a killed tab learned that its last write had been aborted, and reported it': {
    randomSeed: 422_744_573,
    steps: [
      { on: 'desk', tab: 1, thing: 0, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'sign in', person: 'berta' },
      { ...phone, tab: 1, thing: 1, do: 'publish' },
      { ...phone, tab: 1, thing: 1, do: 'edit offer' },
      { ...phone, tab: 2, do: 'hide tab' },
      { ...phone, thing: 1, do: 'look' },
      { ...phone, tab: 1, thing: 1, do: 'look' },
      { ...phone, thing: 1, do: 'deploy' },
      { ...phone, tab: 1, thing: 1, do: 'message' },
      { ...phone, tab: 2, thing: 1, do: 'kill tab' },
    ],
  },
  'a text written while an older one was still encrypted was shown as another device’s': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'end session' },
      { ...phone, do: 'edit offer' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'connection', connection: 'portal' },
      { ...phone, do: 'sign in', person: 'anna' },
      { ...phone, do: 'edit offer' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
}
