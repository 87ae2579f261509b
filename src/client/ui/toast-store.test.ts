import { beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, TOAST_DURATION_MS } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const texts = (store: ReturnType<typeof createToastStore>) =>
  store.getState().toasts.map((toast) => toast.text)

test('a message is removed after three seconds', () => {
  const store = createToastStore(Date.now)
  store.show({ text: 'Saved', tone: 'done' })
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(texts(store)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('a message stays while the store is paused', () => {
  const store = createToastStore(Date.now)
  store.show({ text: 'Saved' })
  vi.advanceTimersByTime(2000)
  store.pause()
  vi.advanceTimersByTime(10_000)
  expect(texts(store)).toEqual(['Saved'])
  store.resume()
  vi.advanceTimersByTime(999)
  expect(texts(store)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('the same message again replaces the earlier one and stays three seconds from then on', () => {
  const store = createToastStore(Date.now)
  store.show({ text: 'Saved', tone: 'done' })
  store.show({ text: 'Deleted', tone: 'done' })
  vi.advanceTimersByTime(2000)
  const id = store.show({ text: 'Saved', tone: 'done' })
  expect(store.getState().toasts.map((toast) => [toast.id, toast.text])).toEqual([
    [2, 'Deleted'],
    [id, 'Saved'],
  ])
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(texts(store)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('a repeated message leaves the store paused', () => {
  const store = createToastStore(Date.now)
  store.show({ text: 'Saved' })
  store.pause()
  store.show({ text: 'Saved' })
  vi.advanceTimersByTime(10_000)
  expect(texts(store)).toEqual(['Saved'])
  store.resume()
  vi.advanceTimersByTime(TOAST_DURATION_MS)
  expect(texts(store)).toEqual([])
})

test('a fourth message removes the oldest', () => {
  const store = createToastStore(Date.now)
  for (const text of ['1', '2', '3', '4']) store.show({ text })
  expect(texts(store)).toEqual(['2', '3', '4'])
})
