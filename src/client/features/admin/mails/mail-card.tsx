import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate, formatDateTime, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { MailKind } from '#shared/contract/mail-kinds.ts'
import type { LoggedMail } from '#shared/contract/mails.ts'
import { DismissButton, RetryButton } from './mail-button.tsx'
import styles from './mails.module.css'

const KIND_WORDS: Record<MailKind, MessageDescriptor> = {
  confirmation: msg`Confirmation of the e-mail address`,
  new_address: msg`Confirmation of a new e-mail address`,
  temporary_password: msg`Temporary password`,
  subscription: msg`Confirmation of a newsletter subscription`,
  newsletter: msg`Newsletter`,
  invitation: msg`Invitation to a company`,
  company_domain: msg`Confirmation of a company’s domain`,
  account: msg`Change to an account or its security`,
  personal_data: msg`Copy or deletion of an account’s data`,
  decision: msg`Decision on a report or an objection`,
  report_received: msg`Confirmation that a report has arrived`,
  block: msg`Account blocked or unblocked`,
  contact_answer: msg`Reply to a message from the contact form`,
  staff_work: msg`Work waiting for staff`,
  other: msg`Notification`,
  message: msg`Unread messages`,
  bid_received: msg`New bid`,
  bid_answered: msg`Outcome of a bid`,
  vacancy_approved: msg`Vacancy approved`,
  vacancy_rejected: msg`Vacancy rejected or taken down`,
  bids_waiting: msg`Bids without an answer`,
  vacancy_expiring: msg`Vacancy expires soon`,
  vacancy_asked: msg`Check whether a vacancy is still open`,
  vacancy_paused: msg`Vacancy paused without an answer`,
  invitation_answered: msg`Answer to an invitation to a team`,
  team_role_changed: msg`Role in a team changed`,
  import_waiting: msg`Import that needs attention`,
  search_found: msg`New jobs for a saved search`,
  page_changed: msg`Change to a legal text`,
  offer_taken_down: msg`Offer taken down or shown again`,
  content_removed: msg`Message, bid or profile removed or shown again`,
  account_warned: msg`Warning`,
  report_decided: msg`Decision on a report`,
}

/** A mail of the log: purpose, recipient, attempts, and the mail server's answer. Its text may contain secrets. */
export function MailCard({ mail }: { mail: LoggedMail }) {
  const { t, i18n } = useLingui()
  const { state, kind, subject, error, tries, at, bounced_at, next_at, newsletter, dismissed } = mail
  const purpose = i18n._(KIND_WORDS[kind])
  return (
    <Card as="article" className={styles.card} tabIndex={-1} data-shortcut="entry">
      <h2 className={styles.subject}>
        {newsletter ? t`Newsletter of ${formatDate(at)}` : (subject ?? purpose)}
      </h2>
      <DefinitionList
        items={[
          { term: t`To`, details: <Recipient mail={mail} /> },
          { term: t`Why`, details: subject !== null && purpose },
          { term: t`Not sent yet`, details: newsletter && formatNumber(newsletter.unsent) },
          { term: state === 'sent' ? t`Sent on` : t`Written on`, details: formatDateTime(at) },
          { term: t`Attempts`, details: state !== 'sent' && tries > 0 && formatNumber(tries) },
          {
            term: t`Newsletter stopped because e-mails bounced`,
            details: bounced_at && formatDateTime(bounced_at),
          },
          { term: t`Next attempt`, details: next_at && formatDateTime(next_at) },
          { term: t`Dismissed on`, details: dismissed && formatDateTime(dismissed.at) },
          { term: t`Dismissed by`, details: dismissed?.by?.name },
        ]}
      />
      {(state === 'failed' || state === 'dismissed') && (
        <>
          <Notice tone="error" title={<Trans>The mail server’s answer</Trans>}>
            {error ?? t`None`}
          </Notice>
          <div className={styles.actions}>
            <div data-shortcut="approve">
              <RetryButton id={mail.id} />
            </div>
            {state === 'failed' && (
              <div data-shortcut="dismiss">
                <DismissButton id={mail.id} />
              </div>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function Recipient({ mail: { recipient, user_id, newsletter } }: { mail: LoggedMail }) {
  const { t } = useLingui()
  if (newsletter) return <Plural value={newsletter.mails} one="# reader" other="# readers" />
  const name = recipient ?? (user_id === null ? t`Unknown until it is sent` : t`Account ${user_id}`)
  if (user_id === null) return name
  return (
    <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${user_id}` }}>
      {name}
    </Link>
  )
}
