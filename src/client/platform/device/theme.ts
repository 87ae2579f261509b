import { createEmitter } from '#shared/emitter.ts'
export type Theme = 'light' | 'dark'

const STORED_AS = 'theme'
const choices = createEmitter()

function chosen(): Theme | null {
  const value = document.documentElement.dataset.theme
  return value === 'light' || value === 'dark' ? value : null
}

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)')
/** The current theme. */
export const currentTheme = (): Theme => chosen() ?? (systemTheme().matches ? 'dark' : 'light')

/** Applies the theme chosen on this device; without a choice the system's theme applies. */
export function restoreTheme(): void {
  try {
    const stored = localStorage.getItem(STORED_AS)
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  } catch {
    // Without storage the system's theme applies.
  }
}

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORED_AS, theme)
  } catch {
    // Without storage the choice lasts until the tab is closed.
  }
  choices.emit()
}

/** Calls back at every change, also of the system's theme. */
export function subscribeTheme(listener: () => void): () => void {
  const leave = choices.subscribe(listener)
  const system = systemTheme()
  system.addEventListener('change', listener)
  return () => {
    leave()
    system.removeEventListener('change', listener)
  }
}
