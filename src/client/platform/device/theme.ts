import { createEmitter } from '#shared/emitter.ts'
export type Theme = 'light' | 'dark'

const STORED_AS = 'theme'
const choices = createEmitter()

function chosen(): Theme | null {
  const value = document.documentElement.dataset.theme
  return value === 'light' || value === 'dark' ? value : null
}

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)')
/** The theme in force. */
export const currentTheme = (): Theme => chosen() ?? (systemTheme().matches ? 'dark' : 'light')

/** Puts the theme chosen on this device in force; without a choice the system's holds. */
export function restoreTheme(): void {
  try {
    const stored = localStorage.getItem(STORED_AS)
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  } catch {
    // No storage: the system's theme it is.
  }
}

/** Puts a theme in force, now and next time. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORED_AS, theme)
  } catch {
    // Then it holds until the tab is closed.
  }
  choices.emit()
}

/** Tells of every change, the system's included. */
export function subscribeTheme(listener: () => void): () => void {
  const leave = choices.subscribe(listener)
  const system = systemTheme()
  system.addEventListener('change', listener)
  return () => {
    leave()
    system.removeEventListener('change', listener)
  }
}
