import { checkSignedOut } from '../checks/signed-out.ts'
import { checkStoredCaches } from '../checks/stored-caches.ts'
import type { Program } from '../device/bundle.ts'
import type { Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import { WORLD } from '../world/scheduler.ts'
import type { Person } from './cast.ts'
import type { DeviceName } from './devices.ts'
import { lose } from './give-up.ts'
import type { World } from './world.ts'

// Longer than a request may take, and than caches wait before they store.
const LATE_MS = 20_000

/** The person who is signed in on a device. */
export function signedInPerson(world: World, tab: Tab | undefined): Person | null {
  const userId = tab?.program.getSession()?.userId
  return Object.values(world.cast.people).find(({ id }) => id === userId) ?? null
}

/** Signs a person in. The login itself is not simulated: the server opens the session directly. */
export function signIn(world: World, device: Device, tab: Tab, person: Person): void {
  const { model, scheduler } = world
  const known = model.accounts.get(device.name as DeviceName) ?? new Set()
  model.accounts.set(device.name as DeviceName, known.add(person.name))
  model.expected.set(device.name as DeviceName, person.name)
  model.signIns.set(device.name, (model.signIns.get(device.name) ?? 0) + 1)
  world.tell(`${person.name} signs in on ${device.name}`)
  scheduler.after(0, tab, async () => {
    const token = await scheduler.during(world.cast.signIn(person))
    await tab.program.signIn(token)
    // A full disk stores no page views.
    await leaveTraces(tab.program, person).catch(() => undefined)
  })
}

// No room of a story has this id.
const OTHER_ROOM = -1

/** Stores what page views leave on the device, also those before the login; the sign-out must delete it. */
async function leaveTraces(program: Program, { id, name }: Person): Promise<void> {
  const { queryCache, favourites, messages, snapshots, recentSearches } = program.userStores(id)
  const text = `read by ${name}`
  const room = { conversation: { messages: [{ text }] }, savedAt: Infinity }
  const traces = [
    ...[queryCache, favourites, snapshots, recentSearches].map((store) => ['page', text, store] as const),
    ...program.visitorStores.map((store) => ['page', { value: text, savedAt: 0 }, store] as const),
    [OTHER_ROOM, room, messages] as const,
  ]
  // A person who has signed out meanwhile opens no more pages.
  for (const [key, value, store] of traces)
    if (program.getSession()?.userId === id) await program.setItem(key, value, store)
}

/** Signs out as the app's dialog does: it ends the session on the device, then at the server. */
export function signOut(world: World, device: Device, tab: Tab, person: Person, keep: boolean): void {
  const { scheduler, model } = world
  const { program } = tab
  const signIns = model.signIns.get(device.name)
  const isSignedInAgain = () => model.signIns.get(device.name) !== signIns
  model.expected.delete(device.name as DeviceName)
  model.signingOut.add(device.name)
  world.tell(`${person.name} signs out on ${device.name}, ${keep ? 'keeps' : 'discards'} what waits`)
  scheduler.after(0, tab, async () => {
    const session = program.getSession()
    const isSealed = await program.isSealReady(person.id).catch(() => false)
    if (!keep) {
      for (const one of model.intentions)
        if (one.device === device.name && one.person === person.name) lose(one)
    }
    try {
      await program.signOut({ keepUserData: keep, session })
    } catch (error) {
      // Without a disk nothing can be encrypted, and unsent work must not be lost.
      if (device.disk.state !== 'good') return
      throw error
    } finally {
      if (session) void program.endSession(session).catch(() => undefined)
    }
    // Who has signed in again meanwhile, also during a slow deletion, has new data on the device.
    if (device.disk.state === 'full' || isSignedInAgain()) return
    model.signingOut.delete(device.name)
    const check = () => {
      if (program.getSession()) world.findings.push(`signed-out: the token of ${person.name} is still there`)
      checkSignedOut(world, device, person, { keep, isSealed })
    }
    check()
    // What was being fetched or stored meanwhile must not be stored any more.
    scheduler.after(LATE_MS, WORLD, () => {
      if (!isSignedInAgain() && !device.disk.wasBad()) check()
    })
  })
  if (world.hasScreens)
    scheduler.after(LATE_MS, WORLD, () => {
      if (!isSignedInAgain()) checkStoredCaches(world, device)
    })
}
