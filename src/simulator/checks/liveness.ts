import type { Program } from '../device/bundle.ts'
import type { Device } from '../device/device.ts'
import { userDatabase } from '../device/disk.ts'
import type { Person } from '../story/cast.ts'
import type { DeviceName } from '../story/devices.ts'
import { signedInPerson } from '../story/session-steps.ts'
import type { World } from '../story/world.ts'

/** Errors that must not make an entry refused: temporary ones, and `invalid`, since people write only what is valid. */
const NEVER_FINAL =
  /^(?:network|no_answer|foreign|http_4\d\d|http_5\d\d|server_error|unavailable|too_many_requests|in_progress|unauthenticated|token_expired|invalid)$/

// The app wakes within a second, a tab that did not write the entry ten seconds later. One request may take REQUEST_MS.
const DUE_MS = 30_000
// The check comes 75 s after the worker's event (simulator/story/leave.ts). What becomes due in the first 25 s is sent by that
// event (client/sw/outbox.ts: 30 s), later entries by the next one.
const WORKER_DUE_MS = 50_000
const REQUEST_MS = 15_000

type Entry = ReturnType<Program['getOutbox']>[number]

/** The stored entries of an account on a device. */
export async function entriesOn(world: World, device: Device, userId: number): Promise<Entry[]> {
  const tab = device.tabs()[0] ?? device.worker()
  if (!tab) return []
  return (await soon(world, tab.program.openOutboxStore(userId).list())) ?? []
}

/** What a program on a device answers at once; undefined if it does not. */
async function soon<T>({ scheduler }: World, asked: Promise<T>): Promise<T | undefined> {
  const answers: T[] = []
  const answered = asked.then((answer) => void answers.push(answer))
  await scheduler.runUntil(scheduler.now() + 20)
  await Promise.race([answered, new Promise((resolve) => setImmediate(resolve))])
  return answers[0]
}

type When = 'soon' | 'all'

/**
 * Every outbox of a signed-in person is empty, or each entry left in it shows a reason.
 * @param when `soon`: entries with an error may wait for their retry or be in the middle of one, but a network error is no
 * reason any more; one may be on its way. `all`: only entries that need a decision of the person may be left
 */
export async function checkLiveness(world: World, when: When): Promise<number> {
  let checks = 0
  for (const device of Object.values(world.devices)) {
    checks += await checkEntries(world, device, VISITORS, when)
    const person = signedInPerson(world, device.tabs()[0])
    if (!person) continue
    // An outbox that was not decrypted looks empty.
    if (when === 'all' && isSealed(device, person))
      world.findings.push(`liveness: the work of ${person.name} is still encrypted on ${device.name}`)
    checks += await checkEntries(world, device, person, when)
  }
  return checks + 1
}

/** The account of what visitors write (client/platform/device/session/visitor.ts). */
export const VISITORS = { id: 0, name: 'visitors' }

const isSealed = ({ disk }: Device, { id }: Person) =>
  disk.keysIn({ database: userDatabase(id), store: 'sealed' }).length > 0

async function checkEntries(
  world: World,
  device: Device,
  person: Pick<Person, 'id'> & { name: string },
  when: When,
): Promise<number> {
  const { findings, model } = world
  const isClockSet = model.clockChanges.some((one) => one.device === device.name)
  const lanes = new Set<string>()
  const entries = await entriesOn(world, device, person.id)
  const hasPages = device.tabs().length > 0
  const dueMs = hasPages ? DUE_MS : WORKER_DUE_MS
  for (const { kind, lane, state, error, attempts, nextAt } of entries) {
    const isDecided = state === 'failed' || state === 'needs_confirm'
    if (isDecided && NEVER_FINAL.test(error?.code ?? ''))
      findings.push(`given up: ${kind} of ${person.name} after ${error?.code}`)
    // What is due is sent at once: nothing else may hold it. Timers do not follow a clock that is set.
    const isLate = state === 'queued' && !isClockSet && nextAt < device.time() - dueMs
    const mayRetry = when === 'soon' && error?.code !== 'network' && !isLate
    // What waited for the retry of an entry before it may be on its first way just now.
    const isOnItsWay = when === 'soon' && state === 'sending' && nextAt > device.time() - REQUEST_MS
    const saysWhy = isOnItsWay || (error !== null && (isDecided || mayRetry))
    // Entries behind it wait for it.
    if (saysWhy && state !== 'failed') lanes.add(lane)
    if (saysWhy || lanes.has(lane)) continue
    const sender = hasPages ? when : `${when}, the worker alone`
    const what = `${kind} of ${person.name} on ${device.name}: ${state}, ${error?.code}, ${attempts} attempts, ${nextAt}`
    findings.push(`liveness (${sender}): ${what}`)
  }
  return entries.length
}

/** Like checkLiveness, but without pages: the worker sends what is not encrypted, under the session that it was given. */
export async function checkWorkers(world: World, when: When): Promise<number> {
  const { model, cast, findings } = world
  let checks = 0
  for (const device of Object.values(world.devices)) {
    const session = device.worker()?.program.workerSession.load()
    const userId = session && (await soon(world, session))?.userId
    const person = Object.values(cast.people).find(({ id }) => id === userId)
    const expected = model.expected.get(device.name as DeviceName)
    // A bad disk may have refused the worker's copy of the session, and the browser may have deleted it.
    const isWhole = !device.disk.wasBad() && !model.evictions.some((one) => one.device === device.name)
    if (expected !== undefined && person?.name !== expected && isWhole)
      findings.push(`session: the worker of ${device.name} has none of ${expected}`)
    if (device.worker()) checks += await checkEntries(world, device, VISITORS, when)
    if (person && !isSealed(device, person)) checks += await checkEntries(world, device, person, when)
    checks += 1
  }
  return checks
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
    const read = async () => brief(await entriesOn(world, device, person?.id ?? VISITORS.id))
    for (const tab of device.tabs()) {
      checks += 1
      const shown = () => brief(tab.program.getOutbox())
      // An entry may become due during the first reading.
      if ((await read()) === shown()) continue
      const stored = await read()
      if (stored !== shown())
        world.findings.push(`converge: ${tab.name} of ${device.name} shows ${shown()}, not ${stored}`)
    }
  }
  return checks
}
