import type { Program } from '../device/bundle.ts'
import type { Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import type { Person } from './cast.ts'
import type { DeviceName } from './devices.ts'
import type { Change, Intention } from './model.ts'
import type { Step } from './steps.ts'
import type { World } from './world.ts'

type NewEntry = Parameters<Program['enqueue']>[0]
type Added = NonNullable<Awaited<ReturnType<Program['enqueue']>>>
/** A step with the person, device and tab that take it. */
export type Acting = { world: World; device: Device; tab: Tab; person: Person; step: Step }

type Meant<T = Intention> = T extends Intention
  ? Omit<T, 'person' | 'device' | 'at' | 'isStored' | 'isGivenUp'>
  : never

/** Records an intention in the model. */
export function recordIntention({ world, device, person }: Omit<Acting, 'step'>, meant: Meant): Intention {
  const intention = {
    ...meant,
    person: person.name,
    device: device.name as DeviceName,
    at: world.scheduler.now(),
    isStored: false,
    isGivenUp: false,
  }
  world.model.intentions.push(intention)
  return intention
}

/**
 * Records an intention and adds its entry to the outbox.
 * @param put adds it as a page does that shows it at once
 */
export function add(
  acting: Acting,
  entry: Omit<NewEntry, 'label'>,
  meant: Meant,
  put?: () => Promise<Added> | undefined,
): void {
  const { world, device, tab, person } = acting
  const intention = recordIntention(acting, meant)
  const what =
    'text' in meant
      ? meant.text
      : `${meant.kind} ${'thing' in meant ? meant.thing : ''} ${'value' in meant ? meant.value : ''}`
  world.tell(`${person.name} on ${device.name}, ${tab.name}: ${what}`)
  world.scheduler.after(0, tab, async () => {
    try {
      const added = await (put?.() ?? tab.program.enqueue({ ...entry, label: '' } as NewEntry))
      intention.isStored = true
      if (added) remember(world, added, intention)
    } catch (error) {
      world.tell(`not stored: ${String(error)}`)
    }
  })
}

/**
 * The value that a switch shows on this device: a person toggles the value on the screen. A discarded change is not
 * shown.
 */
export function lastValue(
  { world, device, person }: Acting,
  kind: Change['kind'],
  thing: number,
  initial: boolean | string,
): boolean | string {
  const last = world.model.intentions.findLast(
    (one): one is Change =>
      one.kind === kind &&
      !one.isGivenUp &&
      one.device === device.name &&
      one.person === person.name &&
      (one as Change).thing === thing,
  )
  return last?.value ?? initial
}

/** Remembers whose intention an entry is. */
export function remember({ model }: World, { id, order }: Added, intention: Intention): void {
  model.byEntry.set(id, intention)
  if (order) model.byOrder.set(`${order.device}/${order.number}`, intention)
}
