import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { NewsItem } from '#shared/contract/articles.ts'
import styles from './news.module.css'

type Props = {
  query: UseQueryResult<NewsItem[]>
  /** Renders rich text. A prop, because the component belongs to another feature. */
  renderText: (html: string, lang: string) => ReactNode
}

/** The last three pieces of news. */
export function LatestNews({ query, renderText }: Props) {
  const { t, i18n } = useLingui()
  const { data, error } = query
  if (data?.length === 0) return null
  return (
    <section aria-busy={query.isPending}>
      <SectionHeading
        action={
          <Link from="/$lang" to="/$lang/blog/{-$page}" params={{ page: '1' }}>
            <Trans>More on the blog</Trans>
          </Link>
        }
      >
        {t`Latest news`}
      </SectionHeading>
      {!data && error ? (
        <QueryFailure {...failureWords(error)} onRetry={query.refetch} />
      ) : (
        <ul className={styles.news}>
          {data
            ? data.map(({ id, title, html, language, published_at }) => (
                <li key={id}>
                  <article className={styles.item}>
                    <time dateTime={published_at} className={styles.date} suppressHydrationWarning>
                      {formatDate(published_at)}
                    </time>
                    <h3 className={styles.title} lang={language}>
                      {title}
                    </h3>
                    {language !== i18n.locale && (
                      <p className={styles.untranslated}>
                        <Trans>This text has not been translated into your language yet.</Trans>
                      </p>
                    )}
                    {renderText(html, language)}
                  </article>
                </li>
              ))
            : [1, 2, 3].map((bone) => (
                <li key={bone}>
                  <Skeleton height="16rem" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
