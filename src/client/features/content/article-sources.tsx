import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#client/platform/words/format.ts'
import type { BlogArticle } from '#shared/contract/articles.ts'
import blog from './blog.module.css'

/** The sources of an article, and the date of the last check against them. */
export function ArticleSources({ article: { sources, checked_on } }: { article: BlogArticle }) {
  const { t } = useLingui()
  const date = checked_on && formatDate(checked_on)
  if (sources.length === 0 && !date) return null
  return (
    <section className={blog.sources} aria-label={t`Sources`}>
      <h2>{t`Sources`}</h2>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      {date && (
        <p className={blog.date}>
          <Trans>Checked on {date}</Trans>
        </p>
      )}
    </section>
  )
}
