import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { MailKind } from '#shared/contract/mail-states.ts'
import type { LoggedMail } from '#shared/contract/mails.ts'
import styles from './mails.module.css'
import { RetryButton } from './retry-button.tsx'

const KIND_WORDS: Record<MailKind, MessageDescriptor> = {
  confirmation: msg`Confirmation of the e-mail address`,
  new_address: msg`Confirmation of a new e-mail address`,
  temporary_password: msg`Temporary password`,
  subscription: msg`Confirmation of the newsletter`,
  newsletter: msg`Newsletter`,
  other: msg`Notification`,
}

/** A mail of the log: purpose, recipient, attempts, and the mail server's answer. Its text may contain secrets. */
export function MailCard({ mail }: { mail: LoggedMail }) {
  const { t, i18n } = useLingui()
  const { state, kind, subject, error, tries, at, bounced_at, next_at } = mail
  return (
    <Card as="article" className={styles.card} tabIndex={-1} data-shortcut="entry">
      <h2 className={styles.subject}>{subject ?? i18n._(KIND_WORDS[kind])}</h2>
      <DefinitionList
        items={[
          { term: t`To`, details: <Recipient mail={mail} /> },
          { term: state === 'sent' ? t`Sent on` : t`Written on`, details: formatDateTime(at) },
          { term: t`Attempts`, details: state !== 'sent' && tries > 0 && formatNumber(tries) },
          {
            term: t`Newsletter stopped because e-mails bounced`,
            details: bounced_at && formatDateTime(bounced_at),
          },
          { term: t`Next attempt`, details: next_at && formatDateTime(next_at) },
        ]}
      />
      {state === 'failed' && (
        <>
          <Notice tone="error" title={<Trans>The mail server’s answer</Trans>}>
            {error ?? t`None`}
          </Notice>
          <div data-shortcut="approve">
            <RetryButton id={mail.id} />
          </div>
        </>
      )}
    </Card>
  )
}

function Recipient({ mail: { recipient, user_id } }: { mail: LoggedMail }) {
  const { t } = useLingui()
  const name = recipient ?? (user_id === null ? t`Unknown until it is sent` : t`Account ${user_id}`)
  if (user_id === null) return name
  return (
    <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${user_id}` }}>
      {name}
    </Link>
  )
}
