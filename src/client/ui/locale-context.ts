import { createContext } from 'react'

/** The chosen language, which React Aria's components need: their default is the browser's. */
export const LocaleContext = createContext('en')
