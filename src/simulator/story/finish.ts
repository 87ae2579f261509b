import { checkDraft } from '../checks/draft.ts'
import { checkLiveness, checkTabs, entriesOn } from '../checks/liveness.ts'
import { checkSessions } from '../checks/sessions.ts'
import type { Device } from '../device/device.ts'
import { signedInPerson, signIn, signOut } from './session-steps.ts'
import type { DeviceName, PersonName } from './steps.ts'
import type { World } from './world.ts'

const SOON_MS = 30_000
// The longest back-off is five minutes.
const ALL_MS = 360_000

/** Ends all faults, and signs in again everyone with unsent work on a device. @returns the number of checks */
export async function finish(world: World): Promise<number> {
  const { scheduler, devices, model } = world
  let checks = 0
  world.tell('all faults end')
  world.server.setDown(false)
  for (const device of Object.values(devices)) {
    device.network.setConnection('good')
    if (device.tabs().length === 0) device.openPage()
    for (const tab of device.tabs()) {
      tab.document.hidden = false
      tab.document.visibilityState = 'visible'
      scheduler.after(2, tab, () => tab.document.dispatchEvent(new Event('visibilitychange')))
    }
    device.reportConnection()
  }
  const quietSince = Math.max(...Object.values(devices).map(({ network }) => network.quietSince()))
  await scheduler.runUntil(Math.max(scheduler.now(), quietSince) + SOON_MS)
  checks += await checkLiveness(world, 'soon')
  checks += await checkTabs(world)
  checks += checkSessions(world)
  await scheduler.runUntil(scheduler.now() + ALL_MS)
  checks += await checkLiveness(world, 'all')
  for (const device of Object.values(devices)) {
    for (const name of model.accounts.get(device.name as DeviceName) ?? []) {
      await bringBack(world, device, name)
      checks += await checkLiveness(world, 'all')
      checks += await checkDraft(world, device, name)
      await keep(world, device, name)
    }
  }
  await scheduler.runUntil(scheduler.now() + ALL_MS)
  return checks
}

/** Records the entries that the outbox of a signed-in person shows. */
async function keep(world: World, device: Device, name: PersonName): Promise<void> {
  const entries = await entriesOn(world, device, world.cast.people[name].id)
  const kept = entries.map(({ body, userId, lane, kind }) => ({
    text: 'text' in body ? String(body.text) : undefined,
    userId,
    lane,
    kind,
  }))
  world.model.kept.set(`${device.name} ${name}`, kept)
}

/** Signs a person in on a device, so that their sealed work is decrypted and sent. */
async function bringBack(world: World, device: Device, name: keyof World['cast']['people']): Promise<void> {
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
  await scheduler.runUntil(scheduler.now() + ALL_MS)
}
