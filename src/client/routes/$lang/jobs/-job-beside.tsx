import type { FindSearch } from '#client/features/find/filters/address.ts'
import { BesidePane } from '#client/features/find/results/beside-pane.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { JobView } from './-job-view.tsx'

// The list needs only the catalogue of the first screens.
await loadAllWords()

/** A job in the pane beside its list. */
export function JobBeside({ slug, list }: { slug: string; list: FindSearch }) {
  return (
    <BesidePane shown={slug} list={list}>
      <JobView key={slug} slug={slug} />
    </BesidePane>
  )
}
