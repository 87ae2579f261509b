import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, subscribeTheme, type Theme } from './theme.ts'

// A page that the server drew cannot know; it is taken over before anybody can press the button.
const atFirst = (): Theme => 'light'

/** The theme in force and how to change it. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribeTheme, currentTheme, atFirst),
  chooseTheme,
]
