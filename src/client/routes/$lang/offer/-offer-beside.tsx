import type { FindSearch } from '#client/features/find/filters/address.ts'
import { BesidePane } from '#client/features/find/results/beside-pane.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { OfferView } from './-offer-view.tsx'

// Public pages load only what they show at once.
await loadAllWords()

/** An offer in the pane beside its list. */
export function OfferBeside({ id, list }: { id: number; list: FindSearch }) {
  return (
    <BesidePane shown={`${id}`} list={list}>
      <OfferView key={id} id={id} />
    </BesidePane>
  )
}
