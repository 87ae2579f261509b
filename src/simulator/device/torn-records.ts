type Raw = { key: IDBValidKey; value: unknown }
/** A store of fake-indexeddb. */
export type RawStore = {
  records: { get(key: IDBValidKey): Raw | undefined; values(): Iterable<Raw> }
  getValue(key: unknown): unknown
  getAllValues(...given: unknown[]): unknown[]
  /** Without a log it restores a record after an aborted write. */
  storeRecord(record: Raw, noOverwrite: boolean, rollbackLog?: (() => void)[]): unknown
}

/** Records that the device can no longer read, until they are deleted or written anew. */
export function createTornRecords() {
  const torn = new Map<RawStore, Set<IDBValidKey>>()
  let hasRead = false
  const fail = (): never => {
    hasRead = true
    throw new DOMException('', 'NotReadableError')
  }

  function watch(store: RawStore): Set<IDBValidKey> {
    const keys = new Set<IDBValidKey>()
    const { records, getValue, getAllValues, storeRecord } = store
    const isTorn = (key: IDBValidKey) => keys.has(key) && records.get(key) !== undefined
    store.getValue = (key) => (isTorn(key as IDBValidKey) ? fail() : getValue.call(store, key))
    store.getAllValues = (...given) => ([...keys].some(isTorn) ? fail() : getAllValues.call(store, ...given))
    store.storeRecord = (record, noOverwrite, rollbackLog) => {
      const { key } = record
      if (rollbackLog && keys.delete(key)) rollbackLog.push(() => void keys.add(key))
      return storeRecord.call(store, record, noOverwrite, rollbackLog)
    }
    torn.set(store, keys)
    return keys
  }

  return {
    tear(store: RawStore, key: IDBValidKey): void {
      const keys = torn.get(store) ?? watch(store)
      keys.add(key)
    },
    /** Runs `work`. @returns whether it has tried to read a torn record */
    isReadBy(work: () => void): boolean {
      hasRead = false
      work()
      return hasRead
    },
  }
}
