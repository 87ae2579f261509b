import { describe, expect, it, vi } from 'vitest'
import { createEmitter, createStore } from './emitter.ts'

describe('an emitter', () => {
  it('tells its listeners until they leave', () => {
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

  it('comes to an end when a listener takes its own place anew', () => {
    const { subscribe, emit } = createEmitter()
    const told = vi.fn()
    const join = () => {
      const leave = subscribe(() => {
        told()
        leave()
        join()
      })
    }
    join()
    emit()
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('a store', () => {
  it('tells of a change, and not of the same value again', () => {
    const store = createStore('a')
    const told = vi.fn()
    store.subscribe(told)
    store.set('a')
    expect(told).not.toHaveBeenCalled()
    store.set('b')
    expect([store.get(), told.mock.calls.length]).toEqual(['b', 1])
  })
})
