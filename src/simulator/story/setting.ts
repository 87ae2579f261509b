import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { AppTimes } from '../device/app-times.ts'
import type { DiskConstants } from '../device/disk.ts'
import { createRandom } from '../world/random.ts'
import { DEVICES, type DeviceName } from './devices.ts'

/** What distinguishes the devices of a story from the start. Without it, they are like most devices. */
export type Setting = {
  /** How far the clock of a device is ahead of the server's, in milliseconds. */
  clocks: Record<DeviceName, number>
  disk: DiskConstants
  times: AppTimes
}

// Most devices set their clock by the network; others are off by minutes, by a time zone, or by days.
const CLOCK_ERRORS = { none: 6, minutes: 2, hours: 2, days: 1 }
const CLOCK_UNIT_MS = { none: 0, minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS }
const CLOCK_MOST = { none: 0, minutes: 45, hours: 14, days: 6 }

// Much shorter times let an attempt end, or another one begin, before its answer is there.
const SHARES = { usual: 3, short: 1, shortest: 1 }
const SHORTER = { usual: 1, short: 3, shortest: 10 }

/** Draws the setting of a seed. */
export function drawSetting(seed: number): Setting {
  const random = createRandom(seed, 'setting')
  const drawClock = () => {
    const size = random.pick<keyof typeof CLOCK_ERRORS>(CLOCK_ERRORS)
    const sign = random.next() < 0.5 ? -1 : 1
    return sign * random.whole(size === 'none' ? 0 : 1, CLOCK_MOST[size]) * CLOCK_UNIT_MS[size]
  }
  const clocks = DEVICES.map((name) => [name, drawClock() || 0])
  const disk: DiskConstants = {
    failShare: random.whole(5, 100) / 100,
    slowMs: [random.whole(50, 500), random.whole(500, 5000)],
  }
  const drawTime = () => 1 / SHORTER[random.pick<keyof typeof SHORTER>(SHARES)]
  const times = { timeouts: drawTime(), retries: drawTime() }
  return { disk, times, clocks: Object.fromEntries(clocks) as Setting['clocks'] }
}

/** The setting of a story that names none. */
export const PLAIN: Setting = {
  clocks: { phone: 0, laptop: 0, desk: 0 },
  disk: { failShare: 0.3, slowMs: [200, 5000] },
  times: { timeouts: 1, retries: 1 },
}
