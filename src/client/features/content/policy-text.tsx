import { useQuery } from '@tanstack/react-query'
import { RichText } from '#client/domain/rich-text.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ContentFailure } from './content-failure.tsx'
import { pageQueryOptions } from './queries.ts'
import { VersionNote } from './version-note.tsx'

/** The text of the privacy policy, without its title. */
export function PolicyText() {
  const query = useQuery(pageQueryOptions(useViewer(), 'privacy-policy'))
  const age = useFreshness(query)
  if (query.data)
    return (
      <>
        <AgeNote isApart>{age}</AgeNote>
        <VersionNote page={query.data} />
        <RichText html={query.data.html} lang={query.data.language} />
      </>
    )
  if (query.error) return <ContentFailure error={query.error} onRetry={query.refetch} />
  return (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  )
}
