import type { Program } from '../device/bundle.ts'
import type { Device } from '../device/device.ts'
import { userDatabase } from '../device/disk.ts'
import { signedInPerson } from '../story/session-steps.ts'
import type { World } from '../story/world.ts'

/** Errors that must not make an entry refused: temporary ones, and `invalid`, since people write only what is valid. */
const NEVER_FINAL =
  /^(?:network|no_answer|foreign|http_4\d\d|http_5\d\d|server_error|unavailable|too_many_requests|in_progress|unauthenticated|token_expired|invalid)$/

// The app wakes within a second, a tab that did not write the entry ten seconds later. One request may take 15 s.
const DUE_MS = 30_000

type Entry = ReturnType<Program['getOutbox']>[number]

/** The stored entries of an account on a device. */
export async function entriesOn(world: World, device: Device, userId: number): Promise<Entry[]> {
  const [tab] = device.tabs()
  if (!tab) return []
  const found: Entry[] = []
  const asked: Promise<void> = tab.program
    .openOutboxStore(userId)
    .list()
    .then((list) => void found.push(...list))
  await world.scheduler.runUntil(world.scheduler.now() + 20)
  await Promise.race([asked, new Promise((resolve) => setImmediate(resolve))])
  return found
}

/**
 * Every outbox of a signed-in person is empty, or each entry left in it shows a reason.
 * @param when `soon`: entries with an error may wait for their retry or be in the middle of one, but a network error is no
 * reason any more. `all`: only entries that need a decision of the person may be left
 */
export async function checkLiveness(world: World, when: 'soon' | 'all'): Promise<number> {
  let checks = 0
  for (const device of Object.values(world.devices)) {
    const person = signedInPerson(world, device.tabs()[0])
    if (!person) continue
    const isClockSet = world.model.clockChanges.some((one) => one.device === device.name)
    // An outbox that was not decrypted looks empty.
    const database = userDatabase(person.id)
    const isSealed = device.disk.keysIn({ database, store: 'sealed' }).length > 0
    if (when === 'all' && isSealed)
      world.findings.push(`liveness: the work of ${person.name} is still encrypted on ${device.name}`)
    const lanes = new Set<string>()
    for (const { kind, lane, state, error, attempts, nextAt } of await entriesOn(world, device, person.id)) {
      checks += 1
      const isDecided = state === 'failed' || state === 'needs_confirm'
      if (isDecided && NEVER_FINAL.test(error?.code ?? ''))
        world.findings.push(`given up: ${kind} of ${person.name} after ${error?.code}`)
      // What is due is sent at once: nothing else may hold it. Timers do not follow a clock that is set.
      const isLate = state === 'queued' && !isClockSet && nextAt < device.time() - DUE_MS
      const mayRetry = when === 'soon' && error?.code !== 'network' && !isLate
      const saysWhy = error !== null && (isDecided || mayRetry)
      // Entries behind it wait for it.
      if (saysWhy && state !== 'failed') lanes.add(lane)
      if (saysWhy || lanes.has(lane)) continue
      const what = `${kind} of ${person.name} on ${device.name}: ${state}, ${error?.code}, ${attempts} attempts, ${nextAt}`
      world.findings.push(`liveness (${when}): ${what}`)
    }
  }
  return checks + 1
}

/** While one address gets no answer, only entries that need it may wait, and what is behind them in their lanes. */
export async function checkOthersSent(world: World, device: Device): Promise<void> {
  const person = signedInPerson(world, device.tabs()[0])
  if (!person) return
  const entries = await entriesOn(world, device, person.id)
  const unheard = entries.filter(({ state, error }) => state === 'sending' || error?.code === 'no_answer')
  const lanes = new Set(unheard.map(({ lane }) => lane))
  for (const { kind, lane, state, error, attempts } of entries) {
    if (lanes.has(lane) || (error !== null && error.code !== 'network')) continue
    const what = `${kind} of ${person.name} on ${device.name}: ${state}, ${error?.code}, ${attempts} attempts`
    world.findings.push(`liveness (stuck): ${what}`)
  }
}

/** Checks that every tab shows the stored entries. */
export async function checkTabs(world: World): Promise<number> {
  let checks = 0
  const brief = (entries: Entry[]) =>
    entries.flatMap(({ id, state }) => (world.model.torn.has(id) ? [] : `${id} ${state}`)).join()
  for (const device of Object.values(world.devices)) {
    const person = signedInPerson(world, device.tabs()[0])
    const stored = person ? await entriesOn(world, device, person.id) : []
    for (const tab of device.tabs()) {
      checks += 1
      if (brief(tab.program.getOutbox()) === brief(stored)) continue
      world.findings.push(
        `converge: ${tab.name} of ${device.name} shows ${brief(tab.program.getOutbox())}, not ${brief(stored)}`,
      )
    }
  }
  return checks
}
