import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useScrollToCurrentLink } from '#client/domain/use-scroll-to-current-link.ts'
import { pressable } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Role } from '#shared/contract/roles.ts'
import styles from './cabinet-layout.module.css'
import { labelOf, listOf, SECTIONS, sectionsOf } from './sections.ts'

type Props = {
  role: Role | null
  /** Filters of the page's list, shown below the sections. */
  filters: ReactNode
  /** Notices about the account, shown above every page. */
  notices: ReactNode
  children: ReactNode
}

/** The layout of the cabinet: the sections beside the page, on narrower screens in a row above it, which opens to a list. */
export function CabinetLayout({ role, filters, notices, children }: Props) {
  return (
    <div className={styles.cabinet}>
      <div className={styles.sidebar}>
        {role && <Sections role={role} />}
        <div className={styles.filters}>{filters}</div>
      </div>
      <div className={styles.page}>
        <div className={styles.notices}>{notices}</div>
        {children}
      </div>
    </div>
  )
}

function Sections({ role }: { role: Role }) {
  const { t, i18n } = useLingui()
  const row = useScrollToCurrentLink()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // Another page closes the list.
  const isOpen = openAt === pathname
  return (
    <nav aria-label={t`Cabinet sections`} className={styles.sections} data-open={isOpen || undefined}>
      <button
        {...pressable(() => setOpenAt(isOpen ? null : pathname))}
        type="button"
        className={styles.all}
        aria-expanded={isOpen}
      >
        <Trans>All sections</Trans>
        <Icon name="chevron-down" size={16} />
      </button>
      <ul
        className={styles.list}
        ref={(list) => {
          row.current = list
        }}
      >
        {sectionsOf(role).map((path) => (
          <li key={path}>
            <Link
              from="/$lang"
              // The router types some of these paths only with a parameter.
              to={path as '/$lang/cabinet/worker'}
              activeOptions={{ exact: true, includeSearch: false }}
              // "true" instead of "page": the link leads to the list of what the page shows.
              aria-current={path === listOf(pathname) ? 'true' : undefined}
              // Also the page that is open already: its link closes the list.
              onClick={() => setOpenAt(null)}
              className={styles.section}
            >
              <Icon name={SECTIONS[path].icon} size={20} />
              <span>{i18n._(labelOf(path, role))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
