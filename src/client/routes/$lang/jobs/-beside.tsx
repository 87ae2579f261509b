import { useNavigate } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import type { FindSearch } from '#client/features/find/list/address.ts'

// The list keeps its width and the text its measure only from here on.
const WIDE = '(width >= 75rem)'

const JobBeside = lazy(async () => ({ default: (await import('./-job-beside.tsx')).JobBeside }))

/**
 * A job opened beside its list, on screens with room for both. The list stays where it is, with its place in the
 * history; the address bar names the job, and who loads or shares that address gets the job's own page.
 */
export function useBeside(search: FindSearch) {
  const navigate = useNavigate()
  const open = (event: MouseEvent, slug: string) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !matchMedia(WIDE).matches) return
    event.preventDefault()
    void navigate({
      to: '.',
      search: { ...search, view: slug } as never,
      mask: {
        to: '/$lang/jobs/item/$slug',
        params: ((all: object) => ({ ...all, slug })) as never,
        unmaskOnReload: true,
      },
      resetScroll: false,
    })
  }
  const { view, ...list } = search
  const detail = typeof view === 'string' && (
    <Suspense fallback={<div aria-busy="true" />}>
      <JobBeside slug={view} list={list} />
    </Suspense>
  )
  return { open, detail, opened: view }
}
