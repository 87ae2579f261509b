import { CLOSE } from '#server/realtime/protocol.ts'
import type { Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import { setVisible } from '../device/visibility.ts'
import { handleEntry, write } from './act.ts'
import type { Person } from './cast.ts'
import type { DeviceName } from './devices.ts'
import { evict, tear } from './disk-steps.ts'
import { look } from './look.ts'
import { notify, readNotifications } from './notification-steps.ts'
import { type Acting, recordIntention } from './record.ts'
import { signedInPerson, signIn, signOut } from './session-steps.ts'
import type { Step } from './steps.ts'
import { reportAsVisitor } from './visitor-steps.ts'
import type { World } from './world.ts'

const DRAFT_MS = 500
// Longer than the app waits before it tries a full disk again.
const DRAFT_RETRY_MS = 6000
// How often the server looks for ended sessions.
const ENDED_WITHIN_MS = 2000

/** Starts one step of a story. Its requests and writes continue during the next steps. */
export function takeStep(world: World, step: Step): void {
  const device = world.devices[step.on]
  if (changeSurroundings(world, device, step)) return
  const tabs = device.tabs()
  const tab = tabs[step.tab % Math.max(1, tabs.length)]
  if (step.do === 'open tab' || !tab) {
    world.tell(`a tab opens on ${step.on}`)
    device.openPage()
  } else if (!changeTab(world, device, tab, step)) act(world, device, tab, step)
}

/** @returns whether the step was one of these */
function changeSurroundings(world: World, device: Device, step: Step): boolean {
  const { server, scheduler, tell } = world
  const { network, reportConnection } = device
  if (step.do === 'connection') {
    tell(`the connection of ${step.on}: ${step.connection}`)
    network.setConnection(step.connection)
    reportConnection()
  } else if (step.do === 'restart') {
    tell(`the server is down for ${step.seconds} s`)
    server.setDown(true)
    server.closeSockets({ code: 1006, reason: '' })
    scheduler.after(step.seconds * 1000, { isAlive: true }, () => server.setDown(false))
  } else if (step.do === 'disk') {
    tell(`the disk of ${step.on} is ${step.state}`)
    device.disk.state = step.state
  } else if (step.do === 'evict') evict(world, device, step.keepsLocalStorage)
  else if (step.do === 'tear') tear(world, device, step)
  else if (step.do === 'clock') setClock(world, device, step.aheadMs)
  else if (step.do === 'deploy') deploy(world)
  else return false
  return true
}

function setClock({ tell, model, scheduler }: World, device: Device, aheadMs: number): void {
  const byMs = aheadMs - device.clockAheadMs()
  tell(`the clock of ${device.name} is set ${Math.abs(byMs) / 1000} s ${byMs < 0 ? 'back' : 'forward'}`)
  device.setClock(aheadMs)
  model.clockChanges.push({ device: device.name as DeviceName, at: scheduler.now(), byMs })
}

/** A new release: the server restarts, workers are replaced, and pages reload when their users accept the update. */
function deploy({ server, scheduler, random, devices, tell }: World): void {
  tell('a new release is deployed')
  server.setDown(true)
  server.closeSockets(CLOSE.stopping)
  scheduler.after(random.whole(1000, 4000), { isAlive: true }, () => server.setDown(false))
  for (const device of Object.values(devices)) {
    device.killWorker()
    for (const tab of device.tabs())
      if (random.next() < 0.7)
        scheduler.after(random.whole(0, 8000), tab, () => {
          device.kill(tab)
          device.openPage()
        })
  }
}

/** @returns whether the step was one of these */
function changeTab({ tell, scheduler }: World, device: Device, tab: Tab, step: Step): boolean {
  if (step.do === 'kill tab') {
    tell(`${tab.name} of ${step.on} is killed`)
    device.kill(tab)
  } else if (step.do === 'hide tab' || step.do === 'show tab') {
    setVisible(scheduler, tab, step.do === 'show tab', 0)
  } else return false
  return true
}

function act(world: World, device: Device, tab: Tab, step: Step): void {
  const { cast, tell, scheduler } = world
  const person = signedInPerson(world, tab)
  if (step.do === 'sign in') {
    const own = { phone: step.person, laptop: 'anna', desk: 'carl' } as const
    if (!person) signIn(world, device, tab, cast.people[own[step.on]])
  }
  if (step.do === 'visitor report' && !person) reportAsVisitor(world, device, tab, step.thing)
  if (!person) return
  const acting: Acting = { world, device, tab, person, step }
  if (step.do === 'sign out') signOut(world, device, tab, person, step.keep)
  else if (step.do === 'end session') {
    tell(`the server ends the sessions of ${person.name}`)
    for (const [name, expected] of world.model.expected)
      if (expected === person.name) world.model.expected.delete(name)
    scheduler.after(0, { isAlive: true }, () => void scheduler.during(cast.endSessions(person)))
    if (world.hasScreens) endSockets(world, person)
  } else if (step.do === 'draft') typeDraft(acting)
  else if (step.do === 'look') look(acting)
  else if (step.do === 'read room') readRoom(acting)
  else if (step.do === 'notify') notify(acting)
  else if (step.do === 'read notification' || step.do === 'read all notifications') readNotifications(acting)
  else if (['edit', 'discard', 'undo discard', 'confirm', 'retry'].includes(step.do)) handleEntry(acting)
  else write(acting)
}

/** Marks the messages of the open room as read. */
function readRoom({ world, device, tab, person }: Acting): void {
  world.tell(`${person.name} reads the room on ${device.name}, ${tab.name}`)
  const fail = (error: unknown) => world.tell(`not stored: ${String(error)}`)
  world.scheduler.after(0, tab, () => void tab.screens?.markRead().catch(fail))
}

/** The server's check for ended sessions closes their sockets. */
function endSockets({ server, scheduler, random }: World, { id }: Person): void {
  const { realtime } = server.test.deps
  scheduler.after(random.whole(1, ENDED_WITHIN_MS), { isAlive: true }, () => {
    server.tick()
    void scheduler.during(realtime.closeEndedSessions(id))
  })
}

function typeDraft(acting: Acting): void {
  const { world, device, tab, person } = acting
  const value = `draft ${world.model.intentions.length + 1} of ${person.name}`
  const draft = recordIntention(acting, { kind: 'draft', value })
  world.scheduler.after(0, tab, () => tab.program.saveDraft('form', value))
  const session = tab.program.getSession()?.id
  let wasBad = device.disk.state !== 'good'
  let freeSince: number | null = null
  // What the disk has refused is stored when it is good again, unless the session ends before.
  const check = () => {
    if (tab.program.getSession()?.id !== session) return
    const isBad = device.disk.state !== 'good'
    wasBad ||= isBad
    freeSince = isBad ? null : (freeSince ?? world.scheduler.now())
    draft.isStored = freeSince !== null && world.scheduler.now() - freeSince >= (wasBad ? DRAFT_RETRY_MS : 0)
    if (!draft.isStored) world.scheduler.after(DRAFT_MS, tab, check)
  }
  world.scheduler.after(DRAFT_MS, tab, check)
}
