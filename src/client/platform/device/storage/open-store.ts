import type { UseStore } from 'idb-keyval'

type Durability = 'strict' | 'relaxed'

const connections = new Map<string, Promise<IDBDatabase>>()

/**
 * A store for idb-keyval. Unlike its own, it supports several stores in one database, sets the durability, and reconnects
 * when the browser has closed the connection. A write resolves only when its transaction has completed.
 */
export function openStore(
  dbName: string,
  storeNames: readonly string[],
  storeName: string,
  { durability }: { durability: Durability },
): UseStore {
  return async (mode, callback) => {
    const transaction = await begin(dbName, storeNames, [storeName], mode, durability)
    const completed = whenCompleted(transaction)
    // When the callback throws, nothing awaits this promise.
    completed.catch(() => undefined)
    const result = await callback(transaction.objectStore(storeName))
    if (mode === 'readwrite') await completed
    return result
  }
}

/**
 * Runs `work` in one transaction over several stores of a database, written durably. `work` awaits only requests of these
 * stores: after anything else the transaction is closed.
 */
export async function inTransaction<Name extends string, T>(
  dbName: string,
  storeNames: readonly string[],
  used: readonly Name[],
  work: (stores: Record<Name, IDBObjectStore>) => Promise<T>,
): Promise<T> {
  const transaction = await begin(dbName, storeNames, used, 'readwrite', 'strict')
  const completed = whenCompleted(transaction)
  completed.catch(() => undefined)
  const stores = Object.fromEntries(used.map((name) => [name, transaction.objectStore(name)]))
  const result = await work(stores as Record<Name, IDBObjectStore>)
  await completed
  return result
}

/** Closes this context's connection and deletes the database. Other tabs close theirs on `versionchange`. */
export async function deleteDatabase(dbName: string): Promise<void> {
  const connection = connections.get(dbName)
  connections.delete(dbName)
  await connection?.then(
    (db) => db.close(),
    () => undefined,
  )
  const request = indexedDB.deleteDatabase(dbName)
  await new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve()
    // A suspended tab may block for long; the browser deletes when that tab has closed its connection.
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

async function begin(
  dbName: string,
  storeNames: readonly string[],
  used: readonly string[],
  mode: IDBTransactionMode,
  durability: Durability,
): Promise<IDBTransaction> {
  const db = await connect(dbName, storeNames)
  try {
    return db.transaction(used, mode, { durability })
  } catch {
    // iOS closes the connections of suspended pages without saying so (jakearchibald/idb-keyval#165).
    forget(dbName, db)
    return (await connect(dbName, storeNames)).transaction(used, mode, { durability })
  }
}

function connect(dbName: string, storeNames: readonly string[]): Promise<IDBDatabase> {
  const existing = connections.get(dbName)
  if (existing) return existing
  const opening = open(dbName, storeNames)
  connections.set(dbName, opening)
  opening.then(
    (db) => {
      db.onclose = () => forget(dbName, db)
      // Another tab upgrades or deletes the database: an open connection would block it.
      db.onversionchange = () => forget(dbName, db)
    },
    () => connections.delete(dbName),
  )
  return opening
}

function forget(dbName: string, db: IDBDatabase): void {
  db.close()
  connections.delete(dbName)
}

/** The version counts added stores only, so that an older release can still open the database. */
async function open(dbName: string, storeNames: readonly string[]): Promise<IDBDatabase> {
  const db = await request(dbName, storeNames)
  if (storeNames.every((name) => db.objectStoreNames.contains(name))) return db
  const nextVersion = db.version + 1
  db.close()
  try {
    return await request(dbName, storeNames, nextVersion)
  } catch (error) {
    // Another tab has added the stores first.
    if (error instanceof DOMException && error.name === 'VersionError') return open(dbName, storeNames)
    throw error
  }
}

function request(dbName: string, storeNames: readonly string[], version?: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(dbName, version)
  return new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => {
      for (const name of storeNames) {
        if (!opening.result.objectStoreNames.contains(name)) opening.result.createObjectStore(name)
      }
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

// Not by oncomplete: idb-keyval overwrites that property of the same transaction.
function whenCompleted(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('transaction aborted')))
  })
}
