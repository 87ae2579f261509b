import type { Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import type { DeviceName } from './devices.ts'
import type { World } from './world.ts'

// The decision on the report is mailed to the visitor.
const EMAIL = 'visitor@jobmost.example'

/** A visitor reports a job: nobody is signed in. */
export function reportAsVisitor(world: World, device: Device, tab: Tab, thing: number): void {
  const { model, scheduler, cast, tell } = world
  const text = `report ${model.visitors.length + 1} of a visitor`
  const written = { text, device: device.name as DeviceName, isStored: false, isGivenUp: false }
  const body = { type: 'job', id: cast.jobs[thing]?.id ?? 0, reason: 'fraud', text, email: EMAIL }
  tell(`${device.name}, ${tab.name}: ${text}`)
  scheduler.after(0, tab, async () => {
    if (tab.program.getSession()) return
    model.visitors.push(written)
    try {
      const { id } = await tab.program.enqueue({ kind: 'report', label: '', body })
      written.isStored = true
      model.visitorEntries.add(id)
    } catch (error) {
      tell(`not stored: ${String(error)}`)
    }
  })
}
