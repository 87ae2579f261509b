import { get } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { fullStorage } from '../device/storage/full-storage.ts'
import { publicQueryCacheStore } from '../device/storage/stores.ts'
import { createMemoryMirror } from './memory-mirror.ts'

const KEY = 'test-blob'
const failWith = (name: string) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('failed', name)
  })
const write = async (text: string): Promise<boolean> => {
  const written = vi.fn()
  const mirror = createMemoryMirror(publicQueryCacheStore, KEY, () => true, written)
  mirror.setItem(KEY, text)
  expect(mirror.getItem(KEY)).toBe(text)
  // A later read of the same store ends after the write.
  await get(KEY, publicQueryCacheStore)
  return written.mock.calls.length > 0
}

afterEach(() => {
  vi.restoreAllMocks()
  fullStorage.set('no')
})

test('answers that do not fit on the device are told once; the page goes on with what is in memory', async () => {
  expect(await write('one')).toBe(true)
  failWith('QuotaExceededError')
  expect(await write('two')).toBe(false)
  expect(fullStorage.get()).toBe('yes')
  fullStorage.set('told')
  await write('three')
  expect(fullStorage.get()).toBe('told')
  vi.restoreAllMocks()
  expect(await get(KEY, publicQueryCacheStore)).toBe('one')
})

test('other failures of the storage are not called a full one', async () => {
  failWith('UnknownError')
  await write('two')
  expect(fullStorage.get()).toBe('no')
})
