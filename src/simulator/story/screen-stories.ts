import { PLAIN } from './setting.ts'
import type { Story } from './steps.ts'

const phone = { on: 'phone', tab: 0, thing: 0 } as const
const laptop = { ...phone, on: 'laptop' } as const
const desk = { ...phone, on: 'desk' } as const

/** Stories of the query cache and the live link. Each breaks an invariant when the fault is planted that it is about. */
export const SCREEN_STORIES: Record<string, Story> = {
  'two people use one phone in turn, with and without a connection, and see only their own': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...desk, do: 'message' },
      { ...phone, do: 'bid' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...desk, do: 'message' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'sign out', keep: true },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'sign in', person: 'berta' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'message' },
      { ...phone, do: 'bid' },
      { ...phone, do: 'sign out', keep: false },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'what arrives right before a sign-out is not stored after it': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...phone, do: 'open tab' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...desk, do: 'message' },
      { ...desk, do: 'message' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'sign out', keep: false },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a page that is opened again shows stored answers and fetches newer ones': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...phone, do: 'bid' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'kill tab' },
      { ...laptop, do: 'bid', thing: 1 },
      { ...desk, do: 'message' },
      { ...laptop, do: 'wait', time: 'minute' },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'messages arrive after the device was offline, the connection half-open, the server was down and the leader was killed':
    {
      randomSeed: 1,
      hasScreens: true,
      steps: [
        { ...phone, do: 'open tab' },
        { ...phone, do: 'wait', time: 'seconds' },
        { ...phone, do: 'connection', connection: 'hanging' },
        { ...desk, do: 'message' },
        { ...phone, do: 'wait', time: 'minute' },
        { ...phone, do: 'connection', connection: 'good' },
        { ...phone, do: 'restart', seconds: 20 },
        { ...laptop, do: 'connection', connection: 'offline' },
        { ...desk, do: 'message' },
        { ...laptop, do: 'wait', time: 'seconds' },
        { ...laptop, do: 'connection', connection: 'good' },
        { ...phone, do: 'kill tab' },
        { ...phone, do: 'wait', time: 'seconds' },
        { ...desk, do: 'read room' },
        { ...phone, do: 'read room' },
      ],
    },
  'the session ends while a tab waits for its channel': {
    randomSeed: 3,
    hasScreens: true,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'restart', seconds: 5 },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'end session' },
      { ...desk, do: 'message' },
      { ...phone, do: 'wait', time: 'minute' },
      { ...phone, do: 'sign in', person: 'anna' },
      { ...phone, do: 'wait', time: 'seconds' },
    ],
  },
  'a read mark that a full disk refused is not shown: the server never gets it': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...desk, do: 'message' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'disk', state: 'full' },
      { ...phone, do: 'read room' },
      { ...phone, do: 'wait', time: 'seconds' },
    ],
  },
  'a message missed while offline is fetched although one sent later has arrived before': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...desk, do: 'message' },
      { ...phone, do: 'wait', time: 'seconds' },
    ],
  },
  'answers are fetched again although the clock was set back and they seem to come from the future': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...laptop, do: 'clock', aheadMs: -172_800_000 },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'what a slow disk reads only after the sign-out does not come back into the cache': {
    randomSeed: 5,
    hasScreens: true,
    setting: { ...PLAIN, disk: { ...PLAIN.disk, slowMs: [400, 1100] } },
    steps: [
      { ...phone, do: 'message' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'disk', state: 'slow' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'sign out', keep: true },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'disk', state: 'good' },
    ],
  },
  'messages whose read mark was discarded are unread again': {
    randomSeed: 1,
    hasScreens: true,
    steps: [
      { ...desk, do: 'message' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'read room' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'discard' },
      { ...phone, do: 'wait', time: 'seconds' },
      // What is stored has no such mark either.
      { ...phone, do: 'kill tab' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'wait', time: 'seconds' },
    ],
  },
}
