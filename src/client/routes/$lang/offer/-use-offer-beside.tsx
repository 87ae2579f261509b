import { Suspense } from 'react'
import type { FindSearch } from '#client/features/find/filters/address.ts'
import { lazy } from '#client/ui/lazy.ts'
import { useDetailBeside } from '../-beside.ts'

const OFFER = { to: '/$lang/offer/item/$id', key: 'id' }

const OfferBeside = lazy(async () => ({ default: (await import('./-offer-beside.tsx')).OfferBeside }))

/** Opens an offer beside its list; see `useDetailBeside`. */
export function useOfferBeside(search: FindSearch) {
  const { open, view, list } = useDetailBeside(OFFER, search)
  const id = Number(view)
  const detail = id > 0 && (
    <Suspense fallback={<div aria-busy="true" />}>
      <OfferBeside id={id} list={list} />
    </Suspense>
  )
  return { open, detail, opened: id }
}
