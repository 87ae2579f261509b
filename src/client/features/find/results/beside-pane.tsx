import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { FindSearch } from '../filters/address.ts'
import styles from './beside-pane.module.css'

const IN_FRONT = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]:not([hidden])'
const IN_USE = 'input, textarea, select'

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
  useCloseByEscape(list)
  return (
    <aside ref={pane} aria-label={t`Shown next to the list`} tabIndex={-1} className={styles.pane}>
      <Link to="." search={list as never} resetScroll={false} className={styles.close} data-print="no">
        <Icon name="close" size={20} />
        <span>{t`Close`}</span>
      </Link>
      {children}
    </aside>
  )
}

/** Closes the pane by Escape, unless something in front of it, or a field with text, uses the key. */
function useCloseByEscape(list: FindSearch) {
  const navigate = useNavigate()
  useEffect(() => {
    const close = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || (target as Element).matches?.(IN_USE)) return
      if (document.querySelector(IN_FRONT)) return
      void navigate({ to: '.', search: list as never, resetScroll: false })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [navigate, list])
}
