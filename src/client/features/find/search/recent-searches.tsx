import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Icon } from '#client/ui/icon.tsx'
import { deleteRecentSearch, loadRecentSearches, type RecentSearch } from '../device/recent-searches.ts'
import styles from './recent-searches.module.css'

/** Recent searches on this device, to repeat or delete. Renders nothing while there are none. */
export function RecentSearches({ onRepeat }: { onRepeat: (search: RecentSearch) => void }) {
  const { t } = useLingui()
  const { userId } = useViewer()
  const [searches, setSearches] = useState<RecentSearch[]>([])
  // Each user has their own recent searches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current user decides which store is read
  useEffect(() => {
    let isCurrent = true
    void loadRecentSearches().then((kept) => isCurrent && setSearches(kept))
    return () => {
      isCurrent = false
    }
  }, [userId])
  if (searches.length === 0) return null
  return (
    <details className={styles.recent}>
      <summary className={styles.summary}>
        <Icon name="clock" size={20} />
        <span>{t`Recent searches`}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className={styles.list}>
        {searches.map((search) => {
          const name = nameOf(search)
          return (
            <li key={name} className={styles.item}>
              <button type="button" className={styles.repeat} onClick={() => onRepeat(search)}>
                {name}
              </button>
              <button
                type="button"
                className={styles.forget}
                aria-label={t`Remove search: ${name}`}
                onClick={() => void deleteRecentSearch(search).then(setSearches)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          )
        })}
        {searches.length > 1 && (
          <li>
            <button
              type="button"
              className={styles.all}
              onClick={() => void deleteRecentSearch().then(setSearches)}
            >
              {t`Remove all`}
            </button>
          </li>
        )}
      </ul>
    </details>
  )
}

const nameOf = ({ title, city, rubric }: RecentSearch) =>
  [title, rubric?.name, city?.name].filter(Boolean).join(' · ')
