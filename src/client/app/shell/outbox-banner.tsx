import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useReducer, useState } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useLostEntries, useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Notice } from '#client/ui/notice.tsx'
import styles from './banners.module.css'

/** The number of entries that are only on this device, or were lost with its data, with a link to the outbox. */
export function OutboxBanner() {
  const entries = useEntriesToCount(useOutbox())
  const count = entries.length
  const refused = entries.filter(({ state }) => state === 'failed').length
  const lost = useLostEntries()
  const isKept = useConnection() === 'offline' && refused + lost === 0
  if (count + lost === 0) return null
  return (
    <Notice variant="bar" tone={refused + lost > 0 ? 'error' : 'amber'} icon="outbox">
      <Link from="/$lang" to="/$lang/outbox" className={styles.link}>
        {count > 0 ? <Trans>Outbox ({count})</Trans> : <Trans>Outbox</Trans>}
      </Link>
      <span className={classNames(styles.soft, isKept && styles.kept)}>
        {lost > 0 ? (
          <Plural value={lost} one="The browser has lost # item" other="The browser has lost # items" />
        ) : refused > 0 ? (
          <Plural
            value={refused}
            one="# item could not be sent. See why"
            other="# items could not be sent. See why"
          />
        ) : (
          <Plural
            value={count}
            one="# item is kept on this device until it is sent"
            other="# items are kept on this device until they are sent"
          />
        )}
      </span>
    </Notice>
  )
}

const PASSING_MS = 2000

/**
 * The entries to count. Online, new ones are left out: most are sent within moments, and the banner would only flash. What
 * was counted once, without a connection, stays until it is sent.
 */
function useEntriesToCount(entries: OutboxEntry[]): OutboxEntry[] {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [counted] = useState(() => new Set<string>())
  const isOffline = useConnection() === 'offline'
  const now = Date.now()
  const isPassing = (entry: OutboxEntry) =>
    entry.state !== 'failed' &&
    !counted.has(entry.id) &&
    // Math.abs: a clock that was set back must not hide the entry for longer.
    Math.abs(now - entry.createdAt) < PASSING_MS
  const passing = isOffline ? [] : entries.filter(isPassing)
  const hasPassing = passing.length > 0
  const shown = entries.filter((entry) => !passing.includes(entry))
  useEffect(() => {
    for (const { id } of shown) counted.add(id)
  })
  useEffect(() => {
    if (!hasPassing) return
    const timer = setInterval(rerender, PASSING_MS / 2)
    return () => clearInterval(timer)
  }, [hasPassing])
  return shown
}
