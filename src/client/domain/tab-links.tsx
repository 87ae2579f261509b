import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './tab-links.module.css'
import { useScrollToCurrentLink } from './use-scroll-to-current-link.ts'

/** For each link in `TabLinks`; the current one has `aria-current="page"`. */
export const tabLinkClass = classNames(styles.tab)

export interface TabLinksProps {
  /** The label of the navigation. */
  label: string
  className?: string
  children: ReactNode
}

/** Links to the views of one page, side by side. The row scrolls to the current one. */
export function TabLinks({ label, className, children }: TabLinksProps) {
  const nav = useScrollToCurrentLink()
  return (
    <nav ref={nav} aria-label={label} className={classNames(styles.tabs, className)}>
      {children}
    </nav>
  )
}
