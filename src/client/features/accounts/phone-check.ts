import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'

/** Whether a typed number exists, by the server's rule: German when it has no country code (accounts/phone.ts). */
export type IsPhone = (typed: string) => boolean

const check = createStore<IsPhone | null>(null)

/** Loads the numbering plans of all countries. They are too large for the first load of any page. */
export const loadPhoneCheck = once(async () => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  check.set((typed) => parsePhoneNumberFromString(typed, 'DE')?.isValid() ?? false)
})

/**
 * The check of phone numbers, loaded when a field of the page gets the focus. Null until then, or without a connection:
 * then the server decides alone.
 */
export function usePhoneCheck(): IsPhone | null {
  useEffect(() => {
    const load = () => void loadPhoneCheck().catch(() => undefined)
    // A field may have the focus since before the hydration.
    if (document.activeElement !== document.body) load()
    document.addEventListener('focusin', load, { once: true })
    return () => document.removeEventListener('focusin', load)
  }, [])
  return useSyncExternalStore(check.subscribe, check.get, () => null)
}
