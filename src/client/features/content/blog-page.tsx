import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListPages } from '#client/domain/list-pages.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { BLOG_PAGE_SIZE } from '#shared/contract/article-pages.ts'
import type { BlogCard } from '#shared/contract/articles.ts'
import { blogQueryOptions } from './article-queries.ts'
import styles from './blog.module.css'
import { ContentFailure } from './content-failure.tsx'

/** The articles, ten per page, newest first. */
export function BlogPage({ page }: { page: number }) {
  const { t } = useLingui()
  useTitle(t`Blog`)
  const query = useQuery(blogQueryOptions(useViewer(), page))
  const age = useFreshness(query)
  const { data, error } = query
  if (!data && error) return <ContentFailure error={error} onRetry={query.refetch} />
  return (
    <>
      <PageHeader
        title={t`Blog`}
        subtitle={
          <Trans>
            Useful things to know about working in Germany. Each article takes a few minutes to read.
          </Trans>
        }
      />
      <AgeNote isApart>{age}</AgeNote>
      <section aria-label={t`Articles`} aria-busy={query.isFetching}>
        {data ? <Articles articles={data.data} isStale={query.isPlaceholderData} /> : <Placeholders />}
        {data && <ListPages meta={data.meta} renderLink={pageLink} />}
      </section>
    </>
  )
}

function Articles({ articles, isStale }: { articles: BlogCard[]; isStale: boolean }) {
  const { t, i18n } = useLingui()
  if (articles.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="search" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
        action={
          <Link from="/$lang" to="/$lang/blog/{-$page}" params={{ page: '1' }} className={buttonClass()}>
            <Trans>Go to the first page</Trans>
          </Link>
        }
      >
        <Trans>There are not that many articles yet.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list} data-stale={isStale || undefined}>
      {articles.map(({ slug, title, summary, language, cover, published_at }) => (
        <li key={slug}>
          <Card as="article" interactive padding="large" className={styles.card}>
            {cover && (
              <img
                className={styles.cover}
                src={cover.picture}
                alt={cover.alt}
                lang={language}
                loading="lazy"
              />
            )}
            <h2 className={styles.title} lang={language}>
              <Link from="/$lang" to="/$lang/blog/item/$slug" params={{ slug }} className={cardLinkClass}>
                {title}
              </Link>
            </h2>
            <p lang={language}>{summary}</p>
            {language !== i18n.locale && (
              <p className={styles.untranslated}>
                <Trans>This text has not been translated into your language yet.</Trans>
              </p>
            )}
            <time className={styles.date} dateTime={published_at} suppressHydrationWarning>
              {formatDate(published_at)}
            </time>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const Placeholders = () => (
  <ul className={styles.list} aria-hidden="true">
    {Array.from({ length: BLOG_PAGE_SIZE }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <li key={index}>
        <Skeleton height="11rem" />
      </li>
    ))}
  </ul>
)

const pageLink = (page: number, text: string, isCurrent: boolean) => (
  <Link
    from="/$lang"
    to="/$lang/blog/{-$page}"
    params={{ page: String(page) }}
    activeOptions={{ exact: true }}
    aria-current={isCurrent ? 'page' : undefined}
  >
    {text}
  </Link>
)
