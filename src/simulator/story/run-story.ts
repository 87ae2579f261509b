import { createHash } from 'node:crypto'
import { CLOSE } from '#server/realtime/protocol.ts'
import { checkEnd } from '../checks/end.ts'
import { checkCache, checkLink } from '../checks/screens.ts'
import { finish } from './finish.ts'
import { signIn } from './session-steps.ts'
import { type Story, waitMs } from './steps.ts'
import { takeStep } from './take.ts'
import { createWorld, type Stage, type World } from './world.ts'

/** The result of a story. */
export type Outcome = {
  findings: string[]
  history: string[]
  /** Equal for equal histories. */
  digest: string
  events: number
  requests: number
  faults: number
  checks: number
}

/** Plays a story and compares its result with the intentions of the people. */
export async function runStory(stage: Stage, story: Story): Promise<Outcome> {
  const world = await createWorld(stage, story, checkCache)
  const { scheduler, history, findings, cast, devices } = world
  const run = (ms: number) => scheduler.runUntil(scheduler.now() + ms)
  const onRejection = (error: unknown) =>
    void findings.push(`unhandled: ${error instanceof Error ? error.stack : String(error)}`)
  process.on('unhandledRejection', onRejection)
  let checks = 0
  try {
    for (const device of Object.values(devices)) device.openPage()
    await run(50)
    const owners = { phone: cast.people.anna, laptop: cast.people.anna, desk: cast.people.carl }
    for (const device of Object.values(devices)) {
      const [tab] = device.tabs()
      if (tab) signIn(world, device, tab, owners[device.name as keyof typeof owners])
    }
    await run(1000)
    for (const step of story.steps) {
      if (step.do === 'wait') world.tell(`time passes: ${step.time}`)
      else takeStep(world, step)
      await run(step.do === 'wait' ? waitMs(step.time) : world.random.whole(30, 2500))
      checkCaches(world)
    }
    checks = await finish(world, story.ending)
    checks += await checkEnd(world)
    checks += await checkLink(world)
    checkCaches(world)
  } catch (error) {
    findings.push(`broken: ${error instanceof Error ? error.stack : String(error)}`)
  } finally {
    process.off('unhandledRejection', onRejection)
    for (const device of Object.values(devices)) for (const tab of device.tabs()) device.kill(tab)
    world.server.closeSockets(CLOSE.stopping)
  }
  const networks = Object.values(devices).map(({ network }) => network)
  return {
    findings,
    history,
    digest: createHash('sha256')
      .update([...history, ...findings].join('\n'))
      .digest('hex')
      .slice(0, 16),
    events: scheduler.events(),
    requests: networks.reduce((sum, { requests }) => sum + requests.length, 0),
    faults: networks.reduce((sum, { faults }) => sum + faults(), 0),
    checks,
  }
}

function checkCaches(world: World): void {
  for (const device of Object.values(world.devices))
    for (const tab of device.tabs()) checkCache(world, device, tab)
}
