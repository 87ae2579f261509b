import { useNavigate } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import type { FindSearch } from '#client/features/find/list/address.ts'

// From this width on, list and text both keep a readable line length.
const WIDE = '(width >= 75rem)'

const JobBeside = lazy(async () => ({ default: (await import('./-job-beside.tsx')).JobBeside }))
const OfferBeside = lazy(async () => ({
  default: (await import('../offer/-offer-beside.tsx')).OfferBeside,
}))

const JOB = { to: '/$lang/jobs/item/$slug', key: 'slug' }
const OFFER = { to: '/$lang/offer/item/$id', key: 'id' }

/** Opens a job beside its list; see `useBesideAs`. */
export function useBeside(search: FindSearch) {
  const { open, view, list } = useBesideAs(JOB, search)
  const detail = typeof view === 'string' && (
    <Suspense fallback={<div aria-busy="true" />}>
      <JobBeside slug={view} list={list} />
    </Suspense>
  )
  return { open, detail, opened: view }
}

/** Opens an offer beside its list; see `useBesideAs`. */
export function useOfferBeside(search: FindSearch) {
  const { open, view, list } = useBesideAs(OFFER, search)
  const id = Number(view)
  const detail = id > 0 && (
    <Suspense fallback={<div aria-busy="true" />}>
      <OfferBeside id={id} list={list} />
    </Suspense>
  )
  return { open, detail, opened: id }
}

/**
 * Opens a job or offer beside its list, on wide screens. The list stays, with its history entry. The address bar shows
 * the address of the job or offer, so a reload or a shared link opens its own page.
 */
function useBesideAs({ to, key }: typeof JOB, search: FindSearch) {
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
