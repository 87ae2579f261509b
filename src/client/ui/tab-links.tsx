import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { scrollToCurrentLink } from './scroll-to-current-link.ts'
import styles from './tab-links.module.css'

/** For each link in `TabLinks`; the current one has `aria-current="page"`. */
export const tabLinkClass = classNames(styles.tab)

export interface TabLinksProps {
  /** The label of the navigation. */
  label: string
  className?: string
  children: ReactNode
}

/** Links to the views of one page, side by side. Each render scrolls to the current one. */
export function TabLinks({ label, className, children }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links may have another current one
  useLayoutEffect(() => scrollToCurrentLink(nav.current), [children])
  return (
    <nav ref={nav} aria-label={label} className={classNames(styles.tabs, className)}>
      {children}
    </nav>
  )
}
