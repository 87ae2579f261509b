import { checkDraft } from '../checks/draft.ts'
import { checkLastLook } from '../checks/last-look.ts'
import { checkLiveness, checkOthersSent, checkTabs, entriesOn, VISITORS } from '../checks/liveness.ts'
import { checkLive, checkScreens } from '../checks/screens.ts'
import { checkSessions } from '../checks/sessions.ts'
import { checkSignedOut } from '../checks/signed-out.ts'
import { checkStoredCaches } from '../checks/stored-caches.ts'
import type { Device } from '../device/device.ts'
import { userDatabase } from '../device/disk.ts'
import { setVisible } from '../device/visibility.ts'
import type { DeviceName, PersonName } from './devices.ts'
import { leave } from './leave.ts'
import { preferenceIn } from './preferences.ts'
import { signedInPerson, signIn, signOut } from './session-steps.ts'
import type { Ending } from './steps.ts'
import type { World } from './world.ts'

const SOON_MS = 30_000
// The longest back-off is five minutes.
const ALL_MS = 360_000
// For what was tried before, and two attempts of 15 s of what gets no answer.
const STUCK_MS = 120_000
// Some stories wait all this time although nothing waits any more: an idle app must not send too many requests, either.
const WAITS_ALL = 1 / 8

/**
 * Ends all faults, those that stick to one address last, and signs in again everyone with unsent work on a device.
 * @param ending how people leave their devices first. Afterwards somebody looks at a page of each all the same
 * @returns the number of checks
 */
export async function finish(world: World, ending?: Ending): Promise<number> {
  const { scheduler, devices, model, cast } = world
  const ms = world.random.next() < WAITS_ALL ? ALL_MS : SOON_MS
  let checks = 0
  world.tell('all faults end')
  world.server.setDown(false)
  if (ending) checks += await leave(world, ending)
  for (const device of Object.values(devices)) {
    const wasOffline = !device.network.isOnline()
    if (device.network.stuckAt() === null) device.network.setConnection('good')
    device.disk.state = 'good'
    if (device.tabs().length === 0) device.openPage()
    for (const tab of device.tabs()) {
      // Nothing else may wake the outbox: it has to end by itself.
      if (!tab.document.hidden) continue
      setVisible(scheduler, tab, true, 2)
    }
    if (wasOffline) device.reportConnection()
  }
  checks += await endStuck(world)
  const quietSince = Math.max(...Object.values(devices).map(({ network }) => network.quietSince()))
  await scheduler.runUntil(Math.max(scheduler.now(), quietSince) + SOON_MS)
  checks += await checkLiveness(world, 'soon')
  checks += await checkTabs(world)
  checks += checkSessions(world) + checkAbsent(world)
  checks += await checkLive(world)
  const from = scheduler.now()
  await untilSent(world, ms)
  if (ms === ALL_MS) model.idle.push({ from, to: scheduler.now() })
  checks += await checkLiveness(world, 'all')
  for (const device of Object.values(devices)) {
    for (const name of model.accounts.get(device.name as DeviceName) ?? []) {
      await bringBack(world, device, name, ms)
      checks += await checkLiveness(world, 'all')
      checks += await checkDraft(world, device, name)
      await keep(world, device, name)
      checks += await checkScreens(world, device, cast.people[name])
      if (world.hasScreens) checks += checkStoredCaches(world, device)
      // Last, because it may find that the session has ended.
      checks += await checkLastLook(world, device, cast.people[name])
    }
  }
  await untilSent(world, ms)
  await keepOfVisitors(world)
  return checks
}

/** Checks what devices store of people whose sessions have ended there. */
function checkAbsent(world: World): number {
  const { model, cast } = world
  let checks = 0
  for (const device of Object.values(world.devices)) {
    if (device.disk.wasBad()) continue
    const present = signedInPerson(world, device.tabs()[0])
    for (const name of model.accounts.get(device.name as DeviceName) ?? [])
      if (name !== present?.name)
        checks += checkSignedOut(world, device, cast.people[name], { keep: true, isSealed: false })
  }
  return checks
}

/** Ends the faults that stick to one address, after a while in which everything else has to be sent. */
async function endStuck(world: World): Promise<number> {
  const { scheduler, devices } = world
  const stuck = Object.values(devices).filter(({ network }) => network.stuckAt() !== null)
  if (stuck.length === 0) return 0
  await scheduler.runUntil(scheduler.now() + STUCK_MS)
  for (const device of stuck) {
    await checkOthersSent(world, device)
    device.network.setConnection('good')
  }
  return stuck.length
}

/** Waits until no device has unsent work: at least `ms`, at most the longest back-off. */
async function untilSent({ scheduler, devices, cast }: World, ms: number): Promise<void> {
  const end = scheduler.now() + ALL_MS
  const hasUnsent = ({ disk }: Device) =>
    Object.values(cast.people).some(({ id }) =>
      ['outbox', 'sealed'].some((store) =>
        disk.keysIn({ database: userDatabase(id), store }).some((key) => typeof key === 'string'),
      ),
    )
  await scheduler.runUntil(scheduler.now() + ms)
  while (scheduler.now() < end && Object.values(devices).some(hasUnsent))
    await scheduler.runUntil(scheduler.now() + SOON_MS)
}

/** Records what is left in the outbox of visitors. */
async function keepOfVisitors(world: World): Promise<void> {
  for (const device of Object.values(world.devices)) {
    const left = await entriesOn(world, device, VISITORS.id)
    world.model.keptOfVisitors.set(
      device.name,
      left.map(({ body }) => textOf(body) ?? ''),
    )
  }
}

/** Records the entries that the outbox of a signed-in person shows. */
async function keep(world: World, device: Device, name: PersonName): Promise<void> {
  const entries = await entriesOn(world, device, world.cast.people[name].id)
  const kept = entries.map(({ body, userId, lane, kind, error, state }) => ({
    text: textOf(body),
    userId,
    lane,
    kind,
    code: error?.code,
    state,
  }))
  world.model.kept.set(`${device.name} ${name}`, kept)
}

function textOf(body: object): string | undefined {
  if ('text' in body) return String(body.text)
  if ('preferences' in body) return preferenceIn(body) ?? undefined
  return 'fields' in body ? String((body.fields as { name?: string }).name) : undefined
}

/** Signs a person in on a device, so that their sealed work is decrypted and sent. */
async function bringBack(world: World, device: Device, name: PersonName, ms: number): Promise<void> {
  const { scheduler, cast } = world
  const [tab] = device.tabs()
  if (!tab) return
  const present = signedInPerson(world, tab)
  if (present?.name === name) return
  if (present) {
    signOut(world, device, tab, present, true)
    await scheduler.runUntil(scheduler.now() + 5000)
  }
  signIn(world, device, tab, cast.people[name])
  await untilSent(world, ms)
}
