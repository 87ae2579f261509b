import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { FindSearch } from '../list/address.ts'
import styles from './beside-pane.module.css'

type Props = {
  /** Changes with what is shown. */
  shown: string
  /** The list's own address, to go back to. */
  list: FindSearch
  children: ReactNode
}

/** The place beside a list for what was opened from it. */
export function BesidePane({ shown, list, children }: Props) {
  const { t } = useLingui()
  const pane = useRef<HTMLElement>(null)
  // Keyboard and screen reader go where the eye goes; the list stays where it was.
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
