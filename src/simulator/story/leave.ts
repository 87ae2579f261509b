import { checkLiveness, checkWorkers } from '../checks/liveness.ts'
import { setVisible } from '../device/visibility.ts'
import type { Ending } from './steps.ts'
import type { World } from './world.ts'

// The worker waits up to 30 s for what is due soon. One request may take 15 s.
const EVENT_MS = 75_000
// The browser repeats the event after five minutes, the longest back-off; a hidden page wakes by itself.
const REPEATED_MS = 420_000

/**
 * Ends all faults while nobody looks: all pages are closed, and the worker alone has to send after one event of Background
 * Sync; or they are hidden, and there is no such event.
 * @returns the number of checks
 */
export async function leave(world: World, ending: Ending): Promise<number> {
  const { scheduler, devices } = world
  world.tell(`all pages are ${ending}`)
  for (const device of Object.values(devices)) {
    const wasOffline = !device.network.isOnline()
    device.network.setConnection('good')
    device.disk.state = 'good'
    if (ending === 'hidden') {
      device.endSyncs()
      for (const tab of device.tabs()) setVisible(scheduler, tab, false, 2)
      if (wasOffline) device.reportConnection()
    } else {
      for (const tab of device.tabs()) device.kill(tab)
      device.sync()
    }
  }
  await scheduler.runUntil(scheduler.now() + EVENT_MS)
  let checks = ending === 'closed' ? await checkWorkers(world, 'soon') : 0
  await scheduler.runUntil(scheduler.now() + REPEATED_MS)
  checks += ending === 'closed' ? await checkWorkers(world, 'all') : await checkLiveness(world, 'all')
  return checks
}
