import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { FindSearch } from '#client/features/find/filters/address.ts'

// From this width on, list and text both have a readable line length.
const WIDE = '(width >= 75rem)'

/**
 * Opens a job or offer beside its list on wide screens. The list keeps its history entry. The address bar shows the
 * address of the job or offer, so a reload or a shared link opens its own page.
 */
export function useDetailBeside({ to, key }: { to: string; key: string }, search: FindSearch) {
  const navigate = useNavigate()
  const open = (event: MouseEvent, opened: string | number) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !matchMedia(WIDE).matches) return
    event.preventDefault()
    void navigate({
      to: '.',
      search: { ...search, view: opened } as never,
      mask: {
        to: to as never,
        params: ((all: object) => ({ ...all, [key]: `${opened}` })) as never,
        unmaskOnReload: true,
      },
      resetScroll: false,
    })
  }
  const { view, ...list } = search
  return { open, view, list }
}
