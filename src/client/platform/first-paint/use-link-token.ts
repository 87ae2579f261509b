import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * The token in the address of a mail's link, or null without one. Undefined while a server-rendered page hydrates: browsers do
 * not send the part of an address after `#`, so the server has rendered the page without knowing.
 */
export function useLinkToken(): string | null | undefined {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') || null })
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isHydrated ? token : undefined
}
