import { WORLD } from '../world/scheduler.ts'
import type { Model } from './model.ts'
import { type Acting, recordIntention } from './record.ts'

/** Something happens of which the server notifies the person: a bid is answered, a vacancy is approved. */
export function notify({ world, person }: Acting): void {
  const { scheduler, cast, model } = world
  model.notices += 1
  const title = `notice ${model.notices} of ${person.name}`
  world.tell(title)
  scheduler.after(0, WORLD, () => void scheduler.during(cast.notify(person, title)))
}

/** Marks one or all unread notifications of the shown list as read. */
export function readNotifications(acting: Acting): void {
  const { world, device, tab, person, step } = acting
  const shown = tab.screens?.read()
  const list = shown?.userId === person.id ? (shown.notifications?.data ?? []) : []
  const unread = list.filter(({ read_at }) => read_at === null)
  const isAll = step.do === 'read all notifications'
  const chosen = isAll ? unread : unread.slice(step.thing, step.thing + 1)
  const [newest] = isAll ? list : chosen
  if (!newest || chosen.length === 0) return
  world.tell(`${person.name} on ${device.name}, ${tab.name}: ${step.do} (${chosen.length})`)
  const meant = chosen.map(({ id }) => recordIntention(acting, { kind: 'notice', thing: id, value: true }))
  world.scheduler.after(0, tab, async () => {
    try {
      await tab.screens?.markNotificationsRead(isAll ? { up_to: newest.id } : { ids: [newest.id] })
      for (const one of meant) one.isStored = true
    } catch (error) {
      world.tell(`not stored: ${String(error)}`)
    }
  })
}

/** Gives up a person's read marks of notifications on a device: they share one entry, which is discarded or damaged. */
export function giveUpReads({ intentions }: Model, device: string, person: string): void {
  for (const one of intentions)
    if ((one.kind === 'notice' || one.kind === 'read') && one.device === device && one.person === person)
      one.isGivenUp = true
}
