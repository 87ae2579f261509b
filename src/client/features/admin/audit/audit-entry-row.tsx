import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { ACTION_WORDS } from '#client/domain/action-words.ts'
import { formatDateTime } from '#client/platform/words/format.ts'
import type { AuditEntry } from '#shared/contract/audit.ts'
import styles from './audit.module.css'
import { valuesInWords } from './value-words.ts'

/** An entry: time, actor, action, subject, reason, and the values before and after. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui()
  const { action, actor, created_at, reason, before, after } = entry
  const words = ACTION_WORDS[action]
  return (
    <li className={styles.entry} tabIndex={-1} data-shortcut="entry">
      <time className={styles.time} dateTime={created_at}>
        {formatDateTime(created_at)}
      </time>
      <p className={styles.action}>
        <strong>{words ? i18n._(words) : action}</strong> <Subject entry={entry} />
      </p>
      <p className={styles.soft}>
        {actor ? (
          <Link from="/$lang" to="/$lang/admin/audit" search={{ actor_id: actor.id }}>
            {actor.name}
          </Link>
        ) : (
          t`The server, or a deleted account`
        )}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {(before ?? after) && (
        <p className={styles.values}>
          <span>
            <Trans>Before:</Trans> <Values entry={entry} values={before} />
          </span>{' '}
          <span>
            <Trans>After:</Trans> <Values entry={entry} values={after} />
          </span>
        </p>
      )}
    </li>
  )
}

/** Codes without words look like codes: a newer server may record what this page does not know. */
function Values({ entry, values }: { entry: AuditEntry; values: AuditEntry['before'] }) {
  const { i18n } = useLingui()
  const known = valuesInWords(entry, values, i18n)
  if (known.length === 0) return '–'
  return known.map(({ name, label, text, code }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      {label ?? <code>{name}</code>} = {text ?? <code>{code}</code>}
    </Fragment>
  ))
}

function Subject({ entry: { subject_type, subject_id: id } }: { entry: AuditEntry }) {
  const { t } = useLingui()
  if (id === null) return null
  // Without the kind of subject, because the action names it.
  const name = t`No.\u00a0${id}`
  return subject_type === 'user' ? (
    <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${id}` }}>
      {name}
    </Link>
  ) : (
    <Link from="/$lang" to="/$lang/admin/audit" search={{ subject_type, subject_id: id }}>
      {name}
    </Link>
  )
}
