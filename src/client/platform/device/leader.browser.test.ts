import { afterEach, expect, test, vi } from 'vitest'
import { isLeader, subscribeLeader } from './leader.ts'

/** Simulates another tab that queues for the same lock. */
function openOtherTab() {
  let close = () => {}
  const isLeading = new Promise<void>((resolve) => {
    void navigator.locks.request('jobmost-leader', () => {
      resolve()
      return new Promise<void>((done) => {
        close = done
      })
    })
  })
  return { isLeading, close: () => close() }
}

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('one tab leads; hidden for a minute it lets another lead, and queues again when visible', async () => {
  const changed = vi.fn()
  subscribeLeader(changed)
  await vi.waitFor(() => expect(isLeader()).toBe(true))
  expect(changed).toHaveBeenCalledOnce()

  const other = openOtherTab()
  vi.useFakeTimers()
  show('hidden')
  vi.advanceTimersByTime(59_000)
  expect(isLeader()).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(isLeader()).toBe(false)
  vi.useRealTimers()
  await other.isLeading

  show('visible')
  expect(isLeader()).toBe(false)
  other.close()
  await vi.waitFor(() => expect(isLeader()).toBe(true))
})

test('a hidden tab keeps leading while no other tab queues', async () => {
  subscribeLeader(() => undefined)
  await vi.waitFor(() => expect(isLeader()).toBe(true))
  vi.useFakeTimers()
  show('hidden')
  vi.advanceTimersByTime(61_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(isLeader()).toBe(true))
})
