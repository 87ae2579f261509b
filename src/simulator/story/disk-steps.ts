import type { Device } from '../device/device.ts'
import { userDatabase } from '../device/disk.ts'
import type { DeviceName } from './devices.ts'
import { giveUp, lose } from './give-up.ts'
import type { Intention } from './model.ts'
import { giveUpReads } from './notification-steps.ts'
import type { Step } from './steps.ts'
import type { World } from './world.ts'

/**
 * The browser deletes what a device stores while no tab of the app is open. What was waiting there is lost, and nothing
 * else; it may still arrive when it was being sent.
 */
export function evict(world: World, device: Device, keepsLocalStorage: boolean): void {
  const { model, cast, scheduler } = world
  world.tell(`${device.name} loses its databases${keepsLocalStorage ? '' : ' and its localStorage'}`)
  for (const { id, name } of Object.values(cast.people)) {
    const database = userDatabase(id)
    for (const key of device.disk.keysIn({ database, store: 'outbox' })) loseEntry(world, key)
    const isSealed = device.disk.keysIn({ database, store: 'sealed' }).length > 0
    for (const one of model.intentions) {
      const isIncluded =
        one.device === device.name &&
        one.person === name &&
        (isSealed || one.kind === 'draft' || one.kind === 'notice')
      if (isIncluded) lose(one)
    }
  }
  for (const one of model.visitors) if (one.device === device.name) one.isGivenUp = true
  device.evict(keepsLocalStorage)
  model.evictions.push({ device: device.name as DeviceName, at: scheduler.now() })
  if (!keepsLocalStorage) model.expected.delete(device.name as DeviceName)
}

/** Damages one stored record of a person: its entry or draft is lost, and no other. */
export function tear(world: World, device: Device, step: Extract<Step, { do: 'tear' }>): void {
  for (const { id, name } of Object.values(world.cast.people)) {
    const key = device.disk.tear({ database: userDatabase(id), store: step.store }, step.isGarbage)
    if (key === null) continue
    world.tell(
      `a record of ${name} in ${step.store} of ${device.name} is ${step.isGarbage ? 'garbage' : 'unreadable'}`,
    )
    world.model.torn.add(String(key))
    if (step.store === 'outbox') {
      // Only read marks are not among the intentions.
      if (!world.model.byEntry.has(String(key))) world.model.lostReadMarks.add(`${device.name} ${name}`)
      giveUpReads(world.model, device.name, name)
      loseEntry(world, key)
    } else
      for (const one of world.model.intentions)
        if (one.kind === 'draft' && one.device === device.name && one.person === name) one.isGivenUp = true
    return
  }
}

function loseEntry({ model }: World, key: IDBValidKey): void {
  const lost: Intention | undefined = model.byEntry.get(String(key))
  if (!lost) return
  lose(lost)
  if (lost.kind === 'about' || lost.kind === 'preference') giveUp({ model }, lost)
}
