import { useQuery } from '@tanstack/react-query'
import { RichText } from '#client/domain/rich-text.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ContentFailure } from './content-failure.tsx'
import { pageQueryOptions } from './queries.ts'

/** The text of the privacy policy, without its title. */
export function PolicyText() {
  const query = useQuery(pageQueryOptions(useViewer(), 'privacy-policy'))
  if (query.data) return <RichText html={query.data.html} lang={query.data.language} />
  if (query.error) return <ContentFailure error={query.error} onRetry={query.refetch} />
  return (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  )
}
