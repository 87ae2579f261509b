import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/viewer.ts'
import { Icon } from '#client/ui/icon.tsx'
import styles from './bottom-bar.module.css'

/** On phones, within reach of the thumb: what is used every day. */
export function BottomBar() {
  const { t } = useLingui()
  const { role } = useViewer()
  return (
    <nav aria-label={t`Shortcuts`} className={styles.bar}>
      <Link from="/$lang" to="/$lang/jobs" activeOptions={{ includeSearch: false }} className={styles.item}>
        <Icon name="briefcase" />
        <span>{t`Jobs`}</span>
      </Link>
      <Link from="/$lang" to="/$lang/offer" activeOptions={{ includeSearch: false }} className={styles.item}>
        <Icon name="people" />
        <span>{t`People`}</span>
      </Link>
      {role === 'worker' && (
        <Link from="/$lang" to="/$lang/cabinet/worker/bids" className={styles.item}>
          <Icon name="list" />
          <span>{t`My bids`}</span>
        </Link>
      )}
      {role === 'boss' && (
        <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy" className={styles.item}>
          <Icon name="list" />
          <span>{t`Vacancies`}</span>
        </Link>
      )}
      <Link from="/$lang" to="/$lang/cabinet/worker" activeOptions={{ exact: true }} className={styles.item}>
        <Icon name="user" />
        <span>{t`Cabinet`}</span>
      </Link>
    </nav>
  )
}
