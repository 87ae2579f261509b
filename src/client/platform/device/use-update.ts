import { useSyncExternalStore } from 'react'
import { applyUpdate, isUpdateAvailable, subscribeUpdate } from './updates.ts'

// As the server draws it.
const atFirst = () => false

/** Whether a new version waits, and the way to it. */
export function useUpdate(): { isAvailable: boolean; apply: () => void } {
  return {
    isAvailable: useSyncExternalStore(subscribeUpdate, isUpdateAvailable, atFirst),
    apply: applyUpdate,
  }
}
