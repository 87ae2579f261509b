import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { World } from '../story/world.ts'
import { clockShift, wasClockSet } from './clock.ts'

/** Measured: stories without a defect of the app stay far below these. */
const MAX_PER_MINUTE = 60
/** With three tabs that show screens, in a connection that comes and goes: of all kinds, and of one address. */
const MAX_WITH_SCREENS = 150
const MAX_SAME_READS = 30
// Each tab asks whether the server answers, at each reported change of the connection.
const MAX_PROBES = 60
// Each return of a flaky connection allows one.
const MAX_ATTEMPTS_PER_MINUTE = 20
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

function checkStorm({ findings, devices, hasScreens }: World): void {
  for (const { name, network } of Object.values(devices)) {
    const most = mostInAMinute(network.requests.map(({ at }) => at))
    if (most > (hasScreens ? MAX_WITH_SCREENS : MAX_PER_MINUTE))
      findings.push(`storm: ${most} requests in a minute from ${name}`)
    if (!hasScreens) continue
    const reads = network.requests.filter(({ what }) => what.startsWith('GET'))
    for (const [what, same] of Map.groupBy(reads, (one) => one.what)) {
      const mostOfOne = mostInAMinute(same.map(({ at }) => at))
      if (mostOfOne > (what === 'GET /healthz' ? MAX_PROBES : MAX_SAME_READS))
        findings.push(`storm: ${mostOfOne} times in a minute from ${name}: ${what}`)
    }
  }
}

/** One entry is tried a bounded number of times in a minute. */
function checkAttempts({ findings, devices, model }: World): void {
  if (model.hasPressedRetry) return
  for (const { name, network } of Object.values(devices)) {
    const attempts = Map.groupBy(
      network.requests.filter(({ key }) => key !== null),
      ({ key, what }) => `${key} ${what}`,
    )
    for (const requests of attempts.values()) {
      const most = mostInAMinute(requests.map(({ at }) => at))
      if (most > MAX_ATTEMPTS_PER_MINUTE)
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
