import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { World } from '../story/world.ts'
import { clockShift, wasClockSet } from './clock.ts'

/**
 * The most requests of a device in a minute: of all kinds, of one read address, of the probe (each tab asks whether the server
 * answers, at each reported change of the connection), and attempts of one entry (each return of a flaky connection allows
 * one). The figures below were the most in 300 seeds, in this order. Of 1,500 more, one story had 15 of one address: each tab
 * asked for the key when a captive portal and a failing server seemed to let it through again.
 */
type Limits = { all: number; read: number; probe: number; attempt: number }
/** Measured: 36, 7, 26 and 8. */
const LIMITS: Limits = { all: 60, read: 21, probe: 60, attempt: 14 }
/** With the screens of three tabs: 70, 14, 16 and 6; if each step changes the connection, 123 in all, 25 of one address. */
const SCREEN_LIMITS: Limits = { all: 150, read: 30, probe: 60, attempt: 14 }
/** Where the app's times are shorter: 43, 6, 25 and 7; with screens 113, 16, 28 and 5. */
const SHORT_LIMITS: Limits = { all: 70, read: 21, probe: 60, attempt: 20 }
const SHORT_SCREEN_LIMITS: Limits = { ...SCREEN_LIMITS, attempt: 20 }
/** An idle app without faults polls its rooms once a minute, and a few times more while its link comes back. */
const MAX_IDLE_PER_MINUTE = 3
const PROBE = 'GET /healthz'
// After a day a bid must be confirmed.
const OLD_MS = 24 * HOUR_MS + MINUTE_MS

/** Checks the requests of all devices: how many, when, and under whose token. @returns the number of comparisons */
export function checkRequests(world: World): number {
  checkStorm(world)
  checkAttempts(world)
  checkPatience(world)
  return 3 + checkTokens(world)
}

/** The most of these ascending times in a minute. A story of a day has thousands. */
function mostInAMinute(times: readonly number[]): number {
  let most = 0
  let first = 0
  for (const [index, at] of times.entries()) {
    while (at - (times[first] ?? at) >= MINUTE_MS) first += 1
    most = Math.max(most, index - first + 1)
  }
  return most
}

function limitsOf({ hasScreens, times }: World): Limits {
  const isShort = times.retries < 1 || times.timeouts < 1
  if (hasScreens) return isShort ? SHORT_SCREEN_LIMITS : SCREEN_LIMITS
  return isShort ? SHORT_LIMITS : LIMITS
}

function checkStorm(world: World): void {
  const { findings, devices, model } = world
  const limits = limitsOf(world)
  for (const { name, network } of Object.values(devices)) {
    const most = mostInAMinute(network.requests.map(({ at }) => at))
    if (most > limits.all) findings.push(`storm: ${most} requests in a minute from ${name}`)
    const reads = network.requests.filter(({ what }) => what.startsWith('GET'))
    for (const [what, same] of Map.groupBy(reads, (one) => one.what)) {
      const mostOfOne = mostInAMinute(same.map(({ at }) => at))
      if (mostOfOne > (what === PROBE ? limits.probe : limits.read))
        findings.push(`storm: ${mostOfOne} times in a minute from ${name}: ${what}`)
    }
    for (const { from, to } of model.idle) {
      const idle = network.requests.filter(({ at }) => at >= from && at < to)
      const most = ((to - from) / MINUTE_MS) * MAX_IDLE_PER_MINUTE
      for (const [what, same] of Map.groupBy(idle, (one) => `${one.key} ${one.what}`))
        if (same.length > most) findings.push(`storm: ${same.length} times while ${name} was idle: ${what}`)
    }
  }
}

/** One entry is tried a bounded number of times in a minute. */
function checkAttempts(world: World): void {
  const { findings, devices, model } = world
  if (model.hasPressedRetry) return
  const { attempt } = limitsOf(world)
  for (const { name, network } of Object.values(devices)) {
    const attempts = Map.groupBy(
      network.requests.filter(({ key }) => key !== null),
      ({ key, what }) => `${key} ${what}`,
    )
    for (const requests of attempts.values()) {
      const most = mostInAMinute(requests.map(({ at }) => at))
      if (most > attempt)
        findings.push(`storm: ${most} attempts in a minute from ${name}: ${requests[0]?.what}`)
    }
  }
}

/** No entry is sent again before the server's Retry-After has passed, unless the person presses Retry. */
function checkPatience({ findings, devices, model }: World): void {
  if (model.hasPressedRetry) return
  for (const { name, network, disk } of Object.values(devices))
    for (const [key, { at, untilMs }] of network.asked) {
      const early = network.requests.find((one) => one.key === key && one.at > at && one.at < untilMs)
      // The wait is measured by the device's clock, and a bad disk hides it from the other tabs for a while.
      if (early && (wasClockSet(model, name, at, early.at) || disk.faults() > 0)) continue
      if (early) findings.push(`retry-after: ${early.what} from ${name}`)
    }
}

/** No attempt of an entry carries another person's token, even if it fails; an old bid is not sent unasked. */
function checkTokens({ findings, devices, model, cast }: World): number {
  let checks = 0
  for (const { name, network } of Object.values(devices))
    for (const { key, what, userId, at } of network.requests) {
      const intention = model.byEntry.get(key ?? '') ?? model.byOrder.get(key ?? '')
      if (!intention) continue
      checks += 1
      if (userId !== null && userId !== cast.people[intention.person].id)
        findings.push(`account: ${what} from ${name} carries another person's token`)
      if (intention.kind !== 'bid' || model.hasPressedRetry || at - intention.at <= OLD_MS) continue
      // When the clock is set back, the bid seems younger. A device can only notice that it is before the bid.
      const seeming = at - intention.at + clockShift(model, intention.device, intention.at, at)
      if (seeming > OLD_MS || seeming < -HOUR_MS - MINUTE_MS)
        findings.push(`consent: ${intention.text} was sent after more than a day`)
    }
  return checks
}
