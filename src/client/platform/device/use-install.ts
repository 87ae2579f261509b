import { useSyncExternalStore } from 'react'
import { canInstall, isUninstalledOnIos, showInstallDialog, subscribeInstall } from './install.ts'

/** `instructions`: an iPhone, where only the user can install it, in the share menu. */
export type InstallWay = 'dialog' | 'instructions' | null

const wayOf = (): InstallWay => (canInstall() ? 'dialog' : isUninstalledOnIos() ? 'instructions' : null)

// The server renders pages without an install button.
const serverSnapshot = () => null

/** How the app can be installed here, if at all, and the function that shows the browser's dialog. */
export function useInstall(): { way: InstallWay; install: () => Promise<void> } {
  return { way: useSyncExternalStore(subscribeInstall, wayOf, serverSnapshot), install: showInstallDialog }
}
