import type { Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import type { Person } from '../story/cast.ts'
import type { World } from '../story/world.ts'

/** Checks that after signing out a device stores nothing of a person but the sealed outbox and drafts. */
export async function checkSignedOut(
  { findings }: World,
  device: Device,
  { program }: Tab,
  person: Person,
  { keep, isSealed }: { keep: boolean; isSealed: boolean },
): Promise<void> {
  if (program.getSession()?.userId === person.id)
    findings.push(`signed-out: the token of ${person.name} is still there`)
  if (!keep && device.storage.has(`waiting_${person.id}`))
    findings.push(`signed-out: ${device.name} still knows what waited of ${person.name}`)
  const stores = program.userStores(person.id)
  const left: string[] = []
  for (const name of [
    'queryCache',
    'favourites',
    'messages',
    'snapshots',
    'recentSearches',
    'outbox',
    'drafts',
    'sealed',
  ] as const) {
    if (keep && name === 'sealed') continue
    // Without a key, unsent work stays as it is: it must not be lost.
    if (keep && !isSealed && (name === 'outbox' || name === 'drafts')) continue
    // A failing disk may refuse the reading, too.
    const keys = await stores[name]('readonly', (store) => keysOf(store)).catch(() => [])
    // Counter and id of the device stay in an outbox that is sealed.
    const isCounter = (key: IDBValidKey) => keep && name === 'outbox' && typeof key === 'number'
    if (keys.some((key) => !isCounter(key))) left.push(name)
  }
  if (left.length) findings.push(`signed-out: ${device.name} still has ${left.join(', ')} of ${person.name}`)
}

const keysOf = (store: IDBObjectStore): Promise<IDBValidKey[]> =>
  new Promise((resolve, reject) => {
    const request = store.getAllKeys()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
