import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { formatDateTime } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { LANGUAGE_NAMES } from '#shared/contract/languages.ts'
import { DoneButton } from './done-button.tsx'
import styles from './message-card.module.css'
import { ReplyForm } from './reply-form.tsx'
import { SpamButton } from './spam-button.tsx'

type Props = {
  message: ReceivedMessage
  /** Called before the card is removed from the list together with the focus. */
  onLeave: () => void
}

/** A message of the contact form: who wrote it, the text, earlier replies and the form for the next one. */
export function MessageCard({ message, onLeave }: Props) {
  const { t } = useLingui()
  const { name, email, user, language, created_at, description } = message
  return (
    <Card as="article" padding="large" className={styles.card} tabIndex={-1} data-shortcut="entry">
      <h2 className={styles.title}>{name}</h2>
      <DefinitionList
        items={[
          { term: t`E-mail`, details: <a href={`mailto:${email}`}>{email}</a> },
          {
            term: t`Account`,
            details: user && (
              <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${user.id}` }}>
                {user.name}
              </Link>
            ),
          },
          { term: t`Language`, details: LANGUAGE_NAMES[language] },
          { term: t`Received on`, details: formatDateTime(created_at) },
        ]}
      />
      <p className={styles.words}>{description}</p>
      <Replies replies={message.replies} />
      <OtherMessages others={message.others} />
      {message.state === 'spam' ? (
        <div className={styles.actions}>
          <SpamButton message={message} onLeave={onLeave} />
        </div>
      ) : message.state === 'done' ? (
        <div className={styles.actions} data-shortcut="settle">
          <DoneButton message={message} onLeave={onLeave} />
        </div>
      ) : (
        <ReplyForm message={message} onLeave={onLeave} />
      )}
    </Card>
  )
}

function Replies({ replies }: Pick<ReceivedMessage, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <section className={styles.replies}>
      <h3 className={styles.subtitle}>
        <Trans>Replies</Trans>
      </h3>
      {replies.map(({ id, text, author, created_at, mail_error }) => (
        <Fragment key={id}>
          <blockquote className={styles.reply}>
            <p className={styles.words}>{text}</p>
            <footer className={styles.soft}>
              {[author?.name, formatDateTime(created_at)].filter(Boolean).join(' · ')}
            </footer>
          </blockquote>
          {mail_error !== undefined && (
            <Notice tone="error" title={<Trans>This reply could not be sent by e-mail</Trans>}>
              <p>
                <Trans>The mail server’s answer: {mail_error}</Trans>
              </p>
            </Notice>
          )}
        </Fragment>
      ))}
    </section>
  )
}

function OtherMessages({ others }: Pick<ReceivedMessage, 'others'>) {
  if (others.length === 0) return null
  return (
    <section className={styles.replies}>
      <h3 className={styles.subtitle}>
        <Trans>Other messages from this address</Trans>
      </h3>
      {others.map(({ id, state, beginning, created_at }) => (
        <div key={id} className={styles.reply}>
          <Link
            from="/$lang"
            to="/$lang/admin/messages"
            search={{ only: id, ...(state !== 'open' && { state }) }}
            className={styles.beginning}
          >
            {beginning}
          </Link>
          <p className={styles.soft}>{formatDateTime(created_at)}</p>
        </div>
      ))}
    </section>
  )
}
