import type { AppTimes } from '../device/app-times.ts'
import type { IndexedDb, Program, Start } from '../device/bundle.ts'
import { createDevice, type Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import { createNetwork } from '../network/network.ts'
import type { StoryServer } from '../server.ts'
import { createRandom, type Random } from '../world/random.ts'
import { createScheduler, type Scheduler, WORLD } from '../world/scheduler.ts'
import { type Cast, createCast } from './cast.ts'
import { DEVICES, type DeviceName } from './devices.ts'
import { createModel, type Model } from './model.ts'
import { noteAccepted, noteStored } from './preferences.ts'
import { PLAIN } from './setting.ts'
import type { Story } from './steps.ts'

/** The programs and the server that all stories of a process share. */
export type Stage = { server: StoryServer; startProgram: Start<Program>; startIndexedDb: Start<IndexedDb> }

/** One story in progress. */
export type World = {
  scheduler: Scheduler
  server: StoryServer
  cast: Cast
  random: Random
  devices: Record<DeviceName, Device>
  model: Model
  /** The history, in words that are the same at each replay. */
  history: string[]
  /** Broken invariants. */
  findings: string[]
  tell(line: string): void
  /** Whether pages have the query cache, the live link and a screen. */
  hasScreens: boolean
  times: AppTimes
}

// Every operation of the disk takes some time; one after the other, as fake-indexeddb expects it.
const DISK_MS = 0.2
// fake-indexeddb polls this often for the end of a slow transaction.
const SLOW_DISK_MS = 20
const SWEEP_MS = 5000

/**
 * Sets up the people, devices and server of a story.
 * @param onOutboxChange called when a tab shows another state of its outbox
 */
export async function createWorld(
  stage: Stage,
  { randomSeed, setting = PLAIN, hasScreens = false }: Pick<Story, 'randomSeed' | 'setting' | 'hasScreens'>,
  onOutboxChange: (world: World, device: Device, tab: Tab) => void,
): Promise<World> {
  const { server } = stage
  const scheduler = createScheduler()
  const history: string[] = []
  const findings: string[] = []
  server.setTime(scheduler.now)
  server.setDown(false)
  if (hasScreens) sweepSockets(scheduler, server)
  const cast = await createCast(server)
  const model = createModel()
  const tell = (line: string) => {
    history.push(`${(scheduler.now() / 1000).toFixed(2).padStart(10)}  ${withoutIds(line, cast)}`)
  }
  const indexedDb = stage.startIndexedDb({
    globalThis: Object.create(globalThis, {
      setImmediate: { value: createQueue(scheduler, () => Object.values(devices)) },
    }),
  })
  const devices = {} as World['devices']
  for (const name of DEVICES) {
    const network = createNetwork({ name, seed: randomSeed, scheduler, server: noting(server, model), tell })
    const onError = (error: unknown) => {
      // The app reports the failure of a disk.
      if (!isOfDisk(error)) findings.push(`exception on ${name}: ${String(error)}`)
    }
    const { startProgram } = stage
    const onAccepted: Parameters<typeof createDevice>[0]['onAccepted'] = ({ kind, userId }, answer) => {
      const version = (answer as { data?: { version?: number } } | undefined)?.data?.version
      if (kind === 'profile') noteAccepted(model, devices[name], userId, answer)
      if (kind === 'offer-change' && version !== undefined)
        model.versions.set(`${name} ${userId}`, { version, at: devices[name].time() })
    }
    devices[name] = createDevice({
      name,
      seed: randomSeed,
      scheduler,
      startProgram,
      indexedDb,
      network,
      clockAheadMs: setting.clocks[name],
      disk: setting.disk,
      appTimes: setting.times,
      hasScreens,
      roomOf: (userId) => Object.values(cast.people).find(({ id }) => id === userId)?.roomIds[0],
      onError,
      onAccepted,
      onOutboxChange: (tab) => onOutboxChange(world, devices[name], tab),
    })
  }
  const world: World = {
    scheduler,
    server,
    cast,
    random: createRandom(randomSeed, 'world'),
    devices,
    model,
    history,
    findings,
    tell,
    hasScreens,
    times: setting.times,
  }
  return world
}

/** The server, with a record of what it has stored. */
const noting = (server: StoryServer, model: Model): Pick<StoryServer, 'handle' | 'connect'> => ({
  connect: server.connect,
  async handle(request, mode) {
    const answer = await server.handle(request, mode)
    noteStored(model, request, answer)
    return answer
  },
})

/** Finds dead sockets as often as the server does. */
function sweepSockets(scheduler: Scheduler, server: StoryServer): void {
  scheduler.after(SWEEP_MS, WORLD, () => {
    server.sweep()
    sweepSockets(scheduler, server)
  })
}

/** Runs the work of all disks in order, each piece after a short time. */
function createQueue(scheduler: Scheduler, listDevices: () => Device[]): (work: () => void) => void {
  let last = 0
  return (work) => {
    const isSlow = listDevices().some(({ disk }) => disk.state === 'slow')
    last = Math.max(last, scheduler.now() + (isSlow ? SLOW_DISK_MS : DISK_MS))
    scheduler.after(last - scheduler.now(), WORLD, work)
  }
}

const DISK_ERRORS = ['UnknownError', 'AbortError', 'NotReadableError']
const isOfDisk = (error: unknown) => error instanceof DOMException && DISK_ERRORS.includes(error.name)

/** Replaces ids of the database by names, because ids differ between runs and the history must not. */
function withoutIds(line: string, { people, jobs, endable }: Cast): string {
  const vacancies = [...jobs, { ...endable, slug: '' }]
  return line
    .replace(/\/chat\/rooms\/(\d+)/, (_, id) => `/chat/rooms/${nameOfRoom(people, Number(id))}`)
    .replace(
      /\/(favorites\/jobs|cabinet\/vacancies|cabinet\/hidden-jobs|jobs)\/([\w-]+)/,
      (all, path, id) => {
        const place = vacancies.findIndex((job) => job.slug === id || String(job.id) === id)
        return place < 0 ? all : `/${path}/job-${place + 1}`
      },
    )
    .replace(/\/rates\/\d+/, '/rates/one')
    .replace(/\/offers\/\d+/, '/offers/one')
    .replace(/\/blocks\/\d+/, '/blocks/other')
}

/** Anna and Berta have a room each with Carl. A first message may have opened another one. */
function nameOfRoom(people: Cast['people'], id: number): string {
  const owner = Object.values(people).find(({ roomIds }) => roomIds.includes(id))
  return owner ? `of-${owner.name}` : 'new'
}
