import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const STORED_AS = 'theme'
const listeners = new Set<() => void>()

function chosen(): Theme | null {
  const value = document.documentElement.dataset.theme
  return value === 'light' || value === 'dark' ? value : null
}

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)')
const current = (): Theme => chosen() ?? (systemTheme().matches ? 'dark' : 'light')
// A page rendered on the server cannot know; it is drawn anew before anybody can press the button.
const unknown = (): Theme => 'light'

/** Puts the theme chosen on this device in force; without a choice the system's holds. */
export function restoreTheme(): void {
  try {
    const stored = localStorage.getItem(STORED_AS)
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  } catch {
    // No storage: the system's theme it is.
  }
}

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORED_AS, theme)
  } catch {
    // Then it holds until the tab is closed.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const system = systemTheme()
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** The theme in force and how to change it. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, current, unknown),
  choose,
]
