import { useSyncExternalStore } from 'react'
import { canInstall, install, subscribeInstall } from './install.ts'

// As the server draws it.
const atFirst = () => false

/** Whether the app can be installed from here, and the way to do it. */
export function useInstall(): { canInstall: boolean; install: () => Promise<void> } {
  return { canInstall: useSyncExternalStore(subscribeInstall, canInstall, atFirst), install }
}
