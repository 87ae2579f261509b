import type { Device } from '../device/device.ts'
import { PUBLIC_DATABASE, type Stored, userDatabase } from '../device/disk.ts'
import type { Person } from '../story/cast.ts'
import type { World } from '../story/world.ts'

type SignOut = {
  /** Whether unsent work was to stay. */
  keep: boolean
  /** Whether the device had the key to encrypt it. Without one it stays as it is: it must not be lost. */
  isSealed: boolean
}

// What visitors have typed, searched and taken along.
const OF_VISITORS = ['drafts', 'recent-searches', 'taken-jobs']
const SETTINGS = [
  'language',
  'theme',
  'sound',
  'ended_session',
  'pusherTransportTLS',
  'pusherTransportNonTLS',
]
const TOKEN = 'access_token'

/**
 * Checks that after a sign-out a device stores nothing of a person but the sealed outbox and drafts: under any key of any
 * store, and in localStorage.
 * @returns the number of checks
 */
export function checkSignedOut(
  { findings }: World,
  { name, disk, storage }: Device,
  person: Person,
  how: SignOut,
): number {
  const isFree = !storage.has(TOKEN)
  // A bad disk may have refused the deletion of what no account owns, which is tried once.
  const records = disk
    .records()
    .filter((one) => one.database !== PUBLIC_DATABASE || (isFree && !disk.wasBad()))
  const left = records
    .filter((one) => isLeft(one, person, how))
    .map(({ store, key }) => `${store} ${typeof key}`)
  const keys = isFree ? [...storage.keys()].filter((key) => isLeftKey(key, person, how)) : []
  for (const one of new Set([...left, ...keys.map((key) => key.replace(/\d+/, 'id'))]))
    findings.push(`signed-out: ${name} still has ${one} of ${person.name}`)
  return records.length + storage.size
}

function isLeft({ database, store, key, value }: Stored, { id, name }: Person, how: SignOut): boolean {
  if (database === userDatabase(id)) return !how.keep || !mayStay(store, key, how)
  if (database !== PUBLIC_DATABASE) return false
  if (store === 'session') {
    const { token, userId } = (value ?? {}) as { token?: string; userId?: number }
    return token !== undefined || (key === 'seal-key' && userId === id)
  }
  return OF_VISITORS.includes(store) || JSON.stringify(value)?.includes(` of ${name}`)
}

/** The counters and the id of the device stay in an outbox that is sealed. */
const mayStay = (store: string, key: IDBValidKey, { isSealed }: SignOut) =>
  store === 'sealed' ||
  (store === 'outbox' && (!isSealed || typeof key === 'number')) ||
  (store === 'drafts' && !isSealed)

function isLeftKey(key: string, { id }: Person, { keep }: SignOut): boolean {
  if (key === `waiting_${id}`) return !keep
  return !SETTINGS.includes(key) && !key.startsWith('waiting_')
}
