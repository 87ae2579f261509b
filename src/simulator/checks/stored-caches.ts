import type { Device } from '../device/device.ts'
import { PUBLIC_DATABASE, userDatabase } from '../device/disk.ts'
import type { DeviceName } from '../story/devices.ts'
import type { World } from '../story/world.ts'

const CACHES = ['query-cache', 'favourites', 'messages', 'snapshots']

/**
 * Checks what the caches of a device store: nothing of people who are not signed in, and under each account and publicly
 * nothing of another one. Call it some seconds after the last change of the session.
 * @returns the number of stores
 */
export function checkStoredCaches(world: World, device: Device): number {
  const { cast, findings, model } = world
  const { disk, name } = device
  const present = device.tabs()[0]?.program.getSession()?.userId
  // What a bad disk could not delete stays.
  const isGood = disk.faults() === 0 && disk.state === 'good'
  const known = model.accounts.get(name as DeviceName) ?? new Set()
  for (const person of Object.values(cast.people)) {
    const database = userDatabase(person.id)
    if (person.id !== present && isGood && known.has(person.name))
      for (const store of CACHES)
        if (disk.keysIn({ database, store }).length > 0)
          findings.push(`signed-out: ${name} still has ${store} of ${person.name}`)
    for (const key of storedKeys(device, database))
      for (const other of Object.values(cast.people))
        if (other !== person && key[1] === other.id)
          findings.push(`account: ${name} stores ${key[0]} of ${other.name} under ${person.name}`)
  }
  for (const key of storedKeys(device, PUBLIC_DATABASE))
    if (Object.values(cast.people).some(({ id }) => key[1] === id))
      findings.push(`account: ${name} stores ${key[0]} of a person publicly`)
  return CACHES.length * known.size + 1
}

/** The keys of the queries in a stored query cache. */
function storedKeys({ disk }: Device, database: string): unknown[][] {
  const blob = disk.valueOf({ database, store: 'query-cache' }, 'blob')
  if (typeof blob !== 'string' || blob === '') return []
  const { clientState }: { clientState: { queries: { queryKey: unknown[] }[] } } = JSON.parse(blob)
  return clientState.queries.map(({ queryKey }) => queryKey)
}
