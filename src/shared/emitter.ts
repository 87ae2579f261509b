/** An event with listeners. */
export type Emitter<T = void> = {
  /** @returns a function that removes the listener */
  subscribe: (listener: (event: T) => void) => () => void
  emit: (event: T) => void
  listenerCount: () => number
}

/** An emitter without listeners. */
export function createEmitter<T = void>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(event) {
      // Iterates over a copy: a listener may subscribe or unsubscribe others.
      for (const listener of [...listeners]) listener(event)
    },
    listenerCount: () => listeners.size,
  }
}

/** A value with listeners, made for `useSyncExternalStore`. */
export type Store<T> = {
  get: () => T
  /** Sets the value and notifies the listeners, unless the value is the same. */
  set: (next: T) => void
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void
  listenerCount: () => number
}

/** A store with an initial value. */
export function createStore<T>(initial: T): Store<T> {
  const { emit, ...listeners } = createEmitter()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      emit()
    },
    ...listeners,
  }
}
