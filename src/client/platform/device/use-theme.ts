import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, subscribeTheme, type Theme } from './theme.ts'

// The server cannot know the theme. Hydration corrects it before the button can be pressed.
const serverSnapshot = (): Theme => 'light'

/** The current theme and the function that changes it. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribeTheme, currentTheme, serverSnapshot),
  chooseTheme,
]
