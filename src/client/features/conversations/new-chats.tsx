import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatShort } from './format-times.ts'
import styles from './rooms-list.module.css'

/** The conversations whose first message waits in the outbox: the server does not know them yet. */
export function NewChats({ entries }: { entries: EntryOf<'first-message'>[] }) {
  const { t } = useLingui()
  const now = useNow()
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari's VoiceOver does not announce it as a list
    <ul className={styles.list} aria-label={t`New chats`} role="list">
      {entries.map(({ id, label, createdAt, state, body }) => {
        const at = new Date(createdAt).toISOString()
        return (
          <li key={id}>
            <Link from="/$lang" to="/$lang/outbox" className={styles.room}>
              <Icon name="chat" size={24} />
              <span className={styles.who}>
                <span className={styles.name}>{label}</span>
                <time className={styles.time} dateTime={at} data-date={formatDate(at)}>
                  <span>{formatShort(at, now)}</span>
                </time>
              </span>
              <span className={styles.subject}>
                {state === 'failed' ? <Trans>Not sent</Trans> : <Trans>New chat, not sent yet</Trans>}
              </span>
              <span className={styles.last}>
                <span className={styles.words} dir="auto">
                  <Icon name="waiting" size={16} className={styles.waiting ?? ''} />
                  <span className={styles.you}>
                    <Trans>You:</Trans>{' '}
                  </span>
                  {body.text}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
