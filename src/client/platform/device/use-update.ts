import { useSyncExternalStore } from 'react'
import { applyUpdate, isUpdateAvailable, subscribeUpdate } from './updates.ts'

// The server renders pages without an update.
const serverSnapshot = () => false

/** Whether a new version is ready, and the function that applies it. */
export function useUpdate(): { isAvailable: boolean; apply: () => void } {
  return {
    isAvailable: useSyncExternalStore(subscribeUpdate, isUpdateAvailable, serverSnapshot),
    apply: applyUpdate,
  }
}
