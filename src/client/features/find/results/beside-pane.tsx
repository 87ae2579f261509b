import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { FindSearch } from '../filters/address.ts'
import styles from './beside-pane.module.css'

type Props = {
  /** Identifies the detail; a change moves the focus to the pane. */
  shown: string
  /** The list's own address, to close the pane. */
  list: FindSearch
  children: ReactNode
}

/** The pane beside a list for the opened detail. */
export function BesidePane({ shown, list, children }: Props) {
  const { t } = useLingui()
  const pane = useRef<HTMLElement>(null)
  // Move the focus to the pane, which the user looks at. The list keeps its scroll position.
  useEffect(() => {
    if (!shown) return
    pane.current?.scrollTo(0, 0)
    pane.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <aside ref={pane} aria-label={t`Shown next to the list`} tabIndex={-1} className={styles.pane}>
      <Link to="." search={list as never} resetScroll={false} className={styles.close}>
        <Icon name="close" size={20} />
        <span>{t`Close`}</span>
      </Link>
      {children}
    </aside>
  )
}
