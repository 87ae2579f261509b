import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NotFound } from '#client/domain/not-found.tsx'
import { RichText } from '#client/domain/rich-text.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './content.module.css'
import { ContentFailure } from './content-failure.tsx'
import { pageQueryOptions } from './queries.ts'
import { VersionNote } from './version-note.tsx'

/** A static page: privacy policy, imprint, terms. `version`: an announced or earlier one. */
export function ContentPage({ slug, version }: { slug: string; version?: number }) {
  const viewer = useViewer()
  const query = useQuery(pageQueryOptions(viewer, slug, version))
  const age = useFreshness(query)
  const { data: page, error } = query
  useTitle(page?.title)
  if (page) {
    const date = formatDate(page.updated_at)
    return (
      <article>
        <PageHeader
          title={<span lang={page.language}>{page.title}</span>}
          subtitle={
            <Trans>
              Last updated on {date}, version {page.version}
            </Trans>
          }
        />
        <AgeNote isApart>{age}</AgeNote>
        {page.language !== viewer.language && (
          <Notice className={styles.notice}>
            <Trans>This page has not been translated into your language yet.</Trans>
          </Notice>
        )}
        <VersionNote page={page} />
        <RichText html={page.html} lang={page.language} />
      </article>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <ContentFailure error={error} onRetry={query.refetch} />
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="1.5rem" width="30%" />
      <Skeleton lines={14} />
    </div>
  )
}
