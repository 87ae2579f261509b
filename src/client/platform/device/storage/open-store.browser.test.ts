import { get, set } from 'idb-keyval'
import { afterEach, expect, test } from 'vitest'
import { deleteDatabase, openStore } from './open-store.ts'

const NAME = 'open-store-test'
const open = (storeName: string, storeNames = ['first', 'second']) =>
  openStore(NAME, storeNames, storeName, { durability: 'strict' })

afterEach(() => deleteDatabase(NAME))

test('several stores live in one database', async () => {
  await set('key', 1, open('first'))
  await set('key', 2, open('second'))
  expect(await Promise.all([get('key', open('first')), get('key', open('second'))])).toEqual([1, 2])
})

test('a release with one more store adds it and keeps the data', async () => {
  await set('key', 1, open('first'))
  await set('key', 3, open('third', ['first', 'second', 'third']))
  expect(await get('key', open('first'))).toBe(1)
  expect(await get('key', open('third', ['first', 'second', 'third']))).toBe(3)
})

test('a connection that the browser has closed is opened again', async () => {
  const store = open('first')
  await set('key', 1, store)
  await store('readonly', (opened) => opened.transaction.db.close())
  expect(await get('key', store)).toBe(1)
})

test('an open connection does not block an upgrade by another tab', async () => {
  await set('key', 1, open('first'))
  const request = indexedDB.open(NAME, 99)
  const upgraded = new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result.close())
    request.onblocked = () => reject(new Error('blocked'))
  })
  await upgraded
  expect(await get('key', open('first'))).toBe(1)
})

test('a write resolves after its transaction has completed', async () => {
  const transaction = await open('first')('readwrite', (store) => {
    store.put(1, 'key')
    return store.transaction
  })
  // An active transaction would not throw.
  expect(() => transaction.objectStore('first')).toThrow('finished')
})

test('a write whose transaction fails rejects', async () => {
  const write = open('first')('readwrite', (store) => {
    store.put(1, 'key')
    store.transaction.abort()
  })
  await expect(write).rejects.toThrow()
})
