import { promisifyRequest, type UseStore } from 'idb-keyval'

type Records = { readable: [IDBValidKey, unknown][]; damaged: IDBValidKey[] }

/**
 * The records of a store with their keys, in order. `getAll` fails as a whole for one damaged record, for example when the
 * browser has lost the file of a large value; then each is read by itself.
 *
 * Chromium aborts each transaction that has read a damaged record. In a transaction that writes, `changeReading` repeats it.
 */
export async function readEach(store: IDBObjectStore, range?: IDBKeyRange): Promise<Records> {
  const [keys, values] = await Promise.all([
    resultOf(store.getAllKeys(range)),
    resultOf<unknown[]>(store.getAll(range)).catch(() => null),
  ])
  if (values) return { readable: keys.map((key, place) => [key, values[place]]), damaged: [] }
  const damaged: IDBValidKey[] = []
  const read = keys.map(async (key): Promise<[IDBValidKey, unknown][]> => {
    try {
      return [[key, await resultOf<unknown>(store.get(key))]]
    } catch {
      damaged.push(key)
      return []
    }
  })
  return { readable: (await Promise.all(read)).flat(), damaged }
}

/**
 * Runs a transaction that writes and calls `readEach`. When Chromium aborts it for a damaged record, `deleteDamaged` deletes
 * those, and the transaction is repeated.
 */
export async function changeReading<T>(
  run: () => Promise<T>,
  deleteAllDamaged: () => Promise<unknown>,
): Promise<T> {
  try {
    return await run()
  } catch {
    // Also when nothing was left to delete: another transaction may have done it meanwhile.
    await deleteAllDamaged()
    return run()
  }
}

/**
 * Deletes the records that cannot be read, in a transaction that reads none of them. Returns whether there were any.
 * @param count notes in the same transaction how many were deleted
 */
export async function deleteDamaged(
  store: UseStore,
  range?: IDBKeyRange,
  count?: (opened: IDBObjectStore, deleted: number) => Promise<void>,
): Promise<boolean> {
  const { damaged } = await store('readonly', (opened) => readEach(opened, range))
  if (damaged.length === 0) return false
  await store('readwrite', async (opened) => {
    let deleted = 0
    for (const key of damaged) {
      // Another tab may have deleted and counted it.
      if ((await promisifyRequest(opened.count(key))) === 0) continue
      opened.delete(key)
      deleted++
    }
    await count?.(opened, deleted)
  })
  return true
}

/** The result of a request; its failure alone does not abort the transaction. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      reject(request.error)
    }
  })
}
