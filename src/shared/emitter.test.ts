import { describe, expect, it, vi } from 'vitest'
import { createEmitter, createStore } from './emitter.ts'

describe('an emitter', () => {
  it('calls its listeners until they unsubscribe', () => {
    const { subscribe, emit, listenerCount } = createEmitter<number>()
    const [first, second] = [vi.fn(), vi.fn()]
    const leave = subscribe(first)
    subscribe(second)
    emit(1)
    leave()
    emit(2)
    expect(first.mock.calls).toEqual([[1]])
    expect(second.mock.calls).toEqual([[1], [2]])
    expect(listenerCount()).toBe(1)
  })

  it('does not loop when a listener unsubscribes and subscribes again', () => {
    const { subscribe, emit } = createEmitter()
    const listener = vi.fn()
    const join = () => {
      const leave = subscribe(() => {
        listener()
        leave()
        join()
      })
    }
    join()
    emit()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a store', () => {
  it('notifies of a change, but not of an equal value', () => {
    const store = createStore('a')
    const listener = vi.fn()
    store.subscribe(listener)
    store.set('a')
    expect(listener).not.toHaveBeenCalled()
    store.set('b')
    expect([store.get(), listener.mock.calls.length]).toEqual(['b', 1])
  })
})
