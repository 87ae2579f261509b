import { createStore } from '#shared/emitter.ts'
import { isDiskFull } from './is-disk-full.ts'

/** Whether what the server has sent could not be kept, because the browser's storage is full: not yet, now, or told. */
export const fullStorage = createStore<'no' | 'yes' | 'told'>('no')

/**
 * Takes the error of a write whose data can be fetched again. It is ignored, but a person who relies on reading without a
 * connection must know that the storage is full. What a person writes has its own messages.
 */
export function noteFullStorage(error: unknown): void {
  if (isDiskFull(error) && fullStorage.get() === 'no') fullStorage.set('yes')
}
