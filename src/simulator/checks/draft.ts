import type { Device } from '../device/device.ts'
import type { PersonName } from '../story/devices.ts'
import type { Draft } from '../story/model.ts'
import type { World } from '../story/world.ts'

const READ_MS = 100

/** Checks that a signed-in person's draft holds the text they typed last. @returns the number of checks */
export async function checkDraft(world: World, device: Device, name: PersonName): Promise<number> {
  const { scheduler, model, findings } = world
  const [tab] = device.tabs()
  if (!tab) return 0
  const read: unknown[] = []
  // A form opens empty when its draft cannot be read.
  const open = () => tab.program.loadDraft('form').catch(() => undefined)
  scheduler.after(0, tab, async () => read.push(await open()))
  await scheduler.runUntil(scheduler.now() + READ_MS)
  const [value] = read
  const own = model.intentions.filter(
    (one): one is Draft => one.kind === 'draft' && one.person === name && one.device === device.name,
  )
  if (value !== undefined && !own.some((one) => one.value === value))
    findings.push(`account: ${name} sees the draft ${String(value)} on ${device.name}`)
  const last = own.at(-1)
  if (last?.isStored && !last.isGivenUp && value !== last.value)
    findings.push(`draft: ${last.value} is ${String(value)} on ${device.name}`)
  return 2
}
