type Records = { readable: [IDBValidKey, unknown][]; damaged: IDBValidKey[] }

/**
 * The records of a store with their keys, in order. `getAll` fails as a whole for one damaged record, for example when the
 * browser has lost the file of a large value; then each is read by itself.
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

/** The result of a request whose failure does not abort its transaction. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      reject(request.error)
    }
  })
}
