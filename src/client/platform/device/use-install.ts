import { useSyncExternalStore } from 'react'
import { canInstall, showInstallDialog, subscribeInstall } from './install.ts'

// The server renders pages without an install button.
const serverSnapshot = () => false

/** Whether the app can be installed, and the function that installs it. */
export function useInstall(): { canInstall: boolean; install: () => Promise<void> } {
  return {
    canInstall: useSyncExternalStore(subscribeInstall, canInstall, serverSnapshot),
    install: showInstallDialog,
  }
}
