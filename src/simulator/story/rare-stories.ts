import type { Story } from './steps.ts'

const phone = { on: 'phone', tab: 0, thing: 0 } as const
const laptop = { ...phone, on: 'laptop' } as const
const desk = { ...phone, on: 'desk' } as const

/** Stories that random ones rarely contain. Each breaks an invariant when the fault is planted that it is about. */
export const RARE_STORIES: Record<string, Story> = {
  'a bid that waited for a day is not sent unasked': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'bid' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'kill tab' },
      { ...phone, do: 'wait', time: 'day' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'two tabs show the same outbox after one of them has sent': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'open tab' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a draft typed right before signing out is not the next person’s': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'draft' },
      { ...phone, do: 'sign out', keep: false },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'sign in', person: 'berta' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a draft typed on a full disk is stored when there is space': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'disk', state: 'full' },
      { ...phone, do: 'draft' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'disk', state: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a change made offline does not win over a later one of another device': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'about' },
      { ...phone, do: 'wait', time: 'quarter' },
      { ...laptop, do: 'about' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a refused change goes with its deleted offer': {
    randomSeed: 1,
    steps: [
      { ...laptop, do: 'edit offer' },
      { ...phone, do: 'edit offer' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'delete offer' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a server that answers only errors for ten minutes gets few attempts': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'failing' },
      { ...phone, do: 'message' },
      { ...phone, do: 'wait', time: 'quarter' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a discarded message is not sent': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'discard' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'an offer that was edited after a lost answer is created once, with its last text': {
    randomSeed: 10,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'create offer' },
      { ...phone, do: 'wait', time: 'moment' },
      { ...phone, do: 'edit' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'reports whose answers are lost arrive once': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'report' },
      { ...phone, do: 'create offer' },
      { ...phone, do: 'report', thing: 1 },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a report outlives its session: it is not sent as a visitor’s, but after the next login': {
    randomSeed: 1,
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'report' },
      { ...phone, do: 'end session' },
      { ...phone, do: 'connection', connection: 'good' },
      { ...phone, do: 'wait', time: 'minute' },
      { ...phone, do: 'sign in', person: 'anna' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'a late copy of an older press of a star does not win': {
    randomSeed: 15,
    steps: [
      { ...phone, do: 'connection', connection: 'flaky' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'wait', time: 'minute' },
    ],
  },
  'what waits when the last page is closed is sent by the worker': {
    randomSeed: 1,
    ending: 'closed',
    steps: [
      { ...phone, do: 'bid' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'withdraw' },
    ],
  },
  'what waits for its next attempt when the last page is closed is sent by a later event': {
    randomSeed: 1,
    ending: 'closed',
    steps: [
      { ...phone, do: 'connection', connection: 'failing' },
      { ...phone, do: 'message' },
      { ...phone, do: 'favourite' },
      { ...phone, do: 'about' },
      { ...phone, do: 'wait', time: 'quarter' },
    ],
  },
  'a hidden page sends without the worker': {
    randomSeed: 1,
    ending: 'hidden',
    steps: [
      { ...phone, do: 'connection', connection: 'offline' },
      { ...phone, do: 'message' },
      { ...phone, do: 'wait', time: 'seconds' },
    ],
  },
  'a preference that was saved elsewhere meanwhile is not overwritten': {
    randomSeed: 1,
    steps: [
      { ...laptop, do: 'change preference' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...phone, do: 'change preference' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...laptop, do: 'connection', connection: 'offline' },
      { ...phone, do: 'change preference' },
      { ...phone, do: 'wait', time: 'seconds' },
      { ...laptop, do: 'change preference' },
      { ...laptop, do: 'wait', time: 'minute' },
      { ...laptop, do: 'connection', connection: 'good' },
      { ...laptop, do: 'wait', time: 'minute' },
    ],
  },
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
  'a visitor’s waiting report is not sent under the account that signs in': {
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
