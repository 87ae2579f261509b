/** A value in a store of the device's databases, as text. */
export type StoredItem = { store: string; json: string }

/** Runs in a page: all readable items in the device's databases, of all accounts. */
export async function readStoredItems(): Promise<StoredItem[]> {
  const of = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const kept: StoredItem[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await of(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const open = () => database.transaction(store).objectStore(store)
      // One damaged item makes the reading of all fail, so each is then read in a transaction of its own.
      const values = await of(open().getAll()).catch(async () => {
        const each = (await of(open().getAllKeys())).map((key) => of(open().get(key)).catch(() => null))
        return Promise.all(each)
      })
      for (const value of values)
        kept.push({ store, json: typeof value === 'string' ? value : String(JSON.stringify(value)) })
    }
    database.close()
  }
  return kept
}
