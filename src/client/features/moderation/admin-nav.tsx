import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './moderation.module.css'

/** The sections of administration. */
export function AdminNav() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Administration`} className={styles.sections}>
      <Link
        from="/$lang"
        to="/$lang/admin/vacancies"
        activeOptions={{ includeSearch: false }}
        className={styles.state}
      >
        {t`Vacancies`}
      </Link>
    </nav>
  )
}
