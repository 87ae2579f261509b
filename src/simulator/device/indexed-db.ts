export { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
