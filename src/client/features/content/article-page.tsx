import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NotFound } from '#client/domain/not-found.tsx'
import { RichText } from '#client/domain/rich-text.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { articleQueryOptions } from './article-queries.ts'
import { ArticleSources } from './article-sources.tsx'
import blog from './blog.module.css'
import styles from './content.module.css'
import { ContentFailure } from './content-failure.tsx'

/** An article of the blog. */
export function ArticlePage({ slug }: { slug: string }) {
  const viewer = useViewer()
  const query = useQuery(articleQueryOptions(viewer, slug))
  const age = useFreshness(query)
  const { data: article, error } = query
  useTitle(article?.title)
  if (article) {
    return (
      <article>
        <PageHeader
          before={<ToBlog />}
          title={<span lang={article.language}>{article.title}</span>}
          subtitle={
            <time dateTime={article.published_at} suppressHydrationWarning>
              {formatDate(article.published_at)}
            </time>
          }
        />
        <AgeNote isApart>{age}</AgeNote>
        {article.language !== viewer.language && (
          <Notice className={styles.notice}>
            <Trans>This page has not been translated into your language yet.</Trans>
          </Notice>
        )}
        {article.cover && (
          <img
            className={blog.cover}
            src={article.cover.picture}
            alt={article.cover.alt}
            lang={article.language}
          />
        )}
        <RichText html={article.html} lang={article.language} />
        <ArticleSources article={article} />
        <p className={blog.next} data-print="no">
          <Link from="/$lang" to="/$lang/jobs">
            <Trans>See the jobs on offer</Trans>
          </Link>
        </p>
      </article>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <ContentFailure error={error} onRetry={query.refetch} />
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="2.5rem" width="70%" />
      <Skeleton height="1.5rem" width="20%" />
      <Skeleton lines={14} />
    </div>
  )
}

function ToBlog() {
  const { t } = useLingui()
  return (
    <Link from="/$lang" to="/$lang/blog/{-$page}" params={{ page: '1' }} className={blog.back}>
      <Icon name="chevron-left" size={20} />
      {t`Blog`}
    </Link>
  )
}
