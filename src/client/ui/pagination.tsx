import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './pagination.module.css'
import { paginationWindow } from './pagination-window.ts'

export interface PaginationProps {
  /** The label of the navigation: “Pagination”. */
  label: string
  page: number
  lastPage: number
  /** Renders one link; set `aria-current="page"` when `isCurrent`. */
  renderLink: (page: number, label: string, isCurrent: boolean) => ReactNode
  previousLabel: string
  nextLabel: string
  className?: string
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({
  label,
  page,
  lastPage,
  renderLink,
  previousLabel,
  nextLabel,
  className,
}: PaginationProps) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {page > 1 && (
          <li className={classNames(styles.item, styles.previous)}>
            {renderLink(page - 1, previousLabel, false)}
          </li>
        )}
        {paginationWindow(page, lastPage).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`gap-${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className={styles.item}>
              {renderLink(entry, String(entry), entry === page)}
            </li>
          ),
        )}
        {page < lastPage && (
          <li className={classNames(styles.item, styles.next)}>{renderLink(page + 1, nextLabel, false)}</li>
        )}
      </ul>
    </nav>
  )
}
