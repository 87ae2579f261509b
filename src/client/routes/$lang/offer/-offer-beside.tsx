import type { FindSearch } from '#client/features/find/filters/address.ts'
import { BesidePane } from '#client/features/find/results/beside-pane.tsx'
import { OfferView } from './-offer-view.tsx'

/** An offer in the pane beside its list. */
export function OfferBeside({ id, list }: { id: number; list: FindSearch }) {
  return (
    <BesidePane shown={`${id}`} list={list}>
      <OfferView key={id} id={id} />
    </BesidePane>
  )
}
