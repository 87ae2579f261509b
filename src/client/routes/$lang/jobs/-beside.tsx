import { useNavigate } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import type { FindSearch } from '#client/features/find/list/address.ts'

// The list keeps its width and the text its measure only from here on.
const WIDE = '(width >= 75rem)'

const JobBeside = lazy(async () => ({ default: (await import('./-job-beside.tsx')).JobBeside }))
const OfferBeside = lazy(async () => ({
  default: (await import('../offer/-offer-beside.tsx')).OfferBeside,
}))

const JOB = { to: '/$lang/jobs/item/$slug', key: 'slug' }
const OFFER = { to: '/$lang/offer/item/$id', key: 'id' }

/** A job opened beside its list, as in `useBesideAs`. */
export function useBeside(search: FindSearch) {
  const { open, view, list } = useBesideAs(JOB, search)
  const detail = typeof view === 'string' && (
    <Suspense fallback={<div aria-busy="true" />}>
      <JobBeside slug={view} list={list} />
    </Suspense>
  )
  return { open, detail, opened: view }
}

/** An offer, likewise. */
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
 * A thing opened beside its list, on screens with room for both. The list stays where it is, with its place in the
 * history; the address bar names the thing, and who loads or shares that address gets its own page.
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
