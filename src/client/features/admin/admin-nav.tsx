import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TabLinks, tabLinkClass } from '#client/domain/tab-links.tsx'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { subscribeLive } from '#client/platform/realtime/live.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import type { Waiting } from '#shared/contract/administration.ts'
import styles from './admin-nav.module.css'
import { adminPathsOf, sectionOf } from './sections.ts'
import { useWaitingQueues } from './use-waiting-queues.ts'

/** The navigation of the administration: the sections for which the current user has the right. */
export function AdminNav() {
  const { t, i18n } = useLingui()
  // Renders on every navigation, so that the current section is shown.
  useLocation({ select: ({ pathname }) => pathname })
  const { waiting } = useWaitingQueues()
  const client = useQueryClient()
  useEffect(
    () =>
      subscribeLive(({ name }) => {
        if (name === 'WaitingChanged') void client.invalidateQueries({ queryKey: overviewKeys.all })
      }),
    [client],
  )
  return (
    <TabLinks label={t`Administration`} className={styles.nav}>
      {waiting &&
        adminPathsOf(waiting.role).map((path) => (
          <Link
            key={path}
            from="/$lang"
            to={path}
            activeOptions={{ includeSearch: false, exact: path === '/$lang/admin' }}
            className={tabLinkClass}
          >
            {i18n._(sectionOf(path).label)}
            <Count path={path} waiting={waiting} />
          </Link>
        ))}
    </TabLinks>
  )
}

function Count({ path, waiting }: { path: Parameters<typeof sectionOf>[0]; waiting: Waiting }) {
  const { queue } = sectionOf(path)
  const count = queue ? (waiting.queues[queue]?.count ?? 0) : 0
  return count > 0 ? <span className={styles.count}>{formatNumber(count)}</span> : null
}
