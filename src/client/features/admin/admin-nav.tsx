import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { TabLinks, tabLinkClass } from '#client/domain/tab-links.tsx'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { subscribeLive } from '#client/platform/realtime/live.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Waiting } from '#shared/contract/administration.ts'
import styles from './admin-nav.module.css'
import { adminPathsOf, sectionOf } from './sections.ts'
import { useCutEnds } from './use-cut-ends.ts'
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
  const area = useRef<HTMLDivElement>(null)
  const cut = useCutEnds(area)
  return (
    <div ref={area} className={styles.menu}>
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
      {cut.start && <Arrow to="start" area={area} />}
      {cut.end && <Arrow to="end" area={area} />}
    </div>
  )
}

/** Shows that sections are out of view, and scrolls to them. The Tab key reaches them without it. */
function Arrow({ to, area }: { to: 'start' | 'end'; area: RefObject<HTMLElement | null> }) {
  const scroll = () => {
    const row = area.current?.querySelector('nav')
    row?.scrollBy({ left: (to === 'end' ? 0.6 : -0.6) * row.clientWidth, behavior: 'smooth' })
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={classNames(styles.arrow, styles[to])}
      onClick={scroll}
    >
      <Icon name={to === 'end' ? 'chevron-right' : 'chevron-left'} size={20} />
    </button>
  )
}

function Count({ path, waiting }: { path: Parameters<typeof sectionOf>[0]; waiting: Waiting }) {
  const { queue } = sectionOf(path)
  const count = queue ? (waiting.queues[queue]?.count ?? 0) : 0
  return count > 0 ? <span className={styles.count}>{formatNumber(count)}</span> : null
}
