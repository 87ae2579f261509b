import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { takenSearchesQueryOptions } from './queries.ts'
import styles from './taken.module.css'

/** Links to the searches that were taken along. */
export function TakenSearches() {
  const { t } = useLingui()
  const { data = [] } = useQuery(takenSearchesQueryOptions())
  if (data.length === 0) return null
  return (
    <ul className={styles.searches} aria-label={t`Searches saved offline`}>
      {data.map(({ key, label, slugs, savedAt }) => (
        <li key={key} className={styles.search}>
          <Link from="/$lang" to="/$lang/jobs" search={JSON.parse(key)} className={styles.link}>
            {label}
          </Link>
          <span className={styles.facts}>
            <Plural value={slugs.length} one="# job" other="# jobs" />
            {', '}
            <RelativeTime at={savedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
