import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { ObjectionNote } from '#client/domain/objection-note.tsx'
import { objectionsKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { formatDateTime } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Objection, QueuedType } from '#shared/contract/objections.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import styles from '../reports/queue.module.css'
import { draftNames } from '../undo/draft-names.ts'
import { saveStatement } from '../undo/save-statement.ts'
import type { Held } from '../undo/use-held-decisions.ts'
import { useLateRefusal } from '../use-late-refusal.ts'

type Outcome = EntryOf<'objection-decision'>['body']['outcome']
type Props = {
  objection: Objection
  /** Called before the card is removed from the list together with the focus. */
  onDecided: (held: Held | null) => void
}

const DECIDED: Record<QueuedType, MessageDescriptor> = {
  offer: msg`Offer taken down`,
  account: msg`Account blocked`,
  message: msg`Message removed`,
  profile: msg`Profile hidden`,
  bid: msg`Bid removed`,
}
const REVERSE: Record<QueuedType, MessageDescriptor> = {
  offer: msg`Show offer again`,
  account: msg`Unblock account`,
  message: msg`Show message again`,
  profile: msg`Show profile again`,
  bid: msg`Show bid again`,
}

/** An objection to the decision against an offer, an account, a message, a bid or a profile, with the form for the second decision. */
export function ObjectionCard({ objection, onDecided }: Props) {
  const { t, i18n } = useLingui()
  const viewer = useViewer()
  const { subject, author, decided_by, created_at } = objection
  return (
    <Card as="article" padding="large" className={styles.card} tabIndex={-1} data-shortcut="entry">
      <p>
        <Chip>{i18n._(DECIDED[subject.type])}</Chip>
      </p>
      <h2 className={styles.title}>{subject.title || <Trans>Text deleted</Trans>}</h2>
      {objection.text ? (
        <ObjectionNote title={<Trans>The objection</Trans>} {...objection} />
      ) : (
        <p className={styles.soft}>
          <Trans>The texts are deleted a year after the second decision.</Trans>
        </p>
      )}
      <DefinitionList
        items={[
          {
            term: t({ message: 'Person', context: 'who objects' }),
            details: author && (
              <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${author.id}` }}>
                {author.name}
              </Link>
            ),
          },
          { term: t`Decided by`, details: decided_by?.name },
          { term: t`Received on`, details: formatDateTime(created_at) },
        ]}
      />
      {objection.state !== 'open' ? (
        <Answered objection={objection} />
      ) : (
        <>
          {decided_by?.id === viewer.userId && (
            <p className={styles.soft}>
              <Trans>
                You made this decision. If there is another moderator, they should decide on the objection.
              </Trans>
            </p>
          )}
          <DecisionForm objection={objection} onDecided={onDecided} />
        </>
      )}
    </Card>
  )
}

function DecisionForm({ objection: { id, subject, author_language }, onDecided }: Props) {
  const { t, i18n } = useLingui()
  const refuse = useLateRefusal([objectionsKeys.all], () => onDecided(null))
  const outcome = useRef<Outcome>('upheld')
  const draft = draftNames.objection(id)
  const choose = (chosen: Outcome) => () => {
    outcome.current = chosen
  }
  return (
    <ReasonForm
      draft={draft}
      language={author_language}
      codes={['no_violation', 'fraud', 'spam', 'discriminatory']}
      description={t`The person gets it by e-mail.`}
      rows={3}
      buttons={(isPending) => (
        <div className={styles.decide}>
          <span data-shortcut="approve">
            <Button type="submit" onPress={choose('overturned')} isPending={isPending}>
              {i18n._(REVERSE[subject.type])}
            </Button>
          </span>
          <span data-shortcut="dismiss">
            <Button type="submit" variant="secondary" onPress={choose('upheld')} isDisabled={isPending}>
              {t`Keep decision`}
            </Button>
          </span>
        </div>
      )}
      entryOf={({ reason }) => ({
        kind: 'objection-decision',
        label: `${outcome.current === 'overturned' ? t({ message: 'Upheld', context: 'an objection' }) : t({ message: 'Rejected', context: 'an objection' })}: ${subject.title}`,
        body: { id, outcome: outcome.current, reason },
      })}
      onRefused={refuse}
      onDone={(result, statement) => {
        const restore = () => saveStatement(draft, statement)
        onDecided(result === 'sent' ? { what: 'objection', ids: [id], isApproval: false, restore } : null)
      }}
    />
  )
}

function Answered({ objection: { state, answer, answered_by, answered_at } }: { objection: Objection }) {
  return (
    <Notice
      tone={state === 'overturned' ? 'done' : 'error'}
      title={
        state === 'overturned' ? (
          <Trans context="an objection">Upheld</Trans>
        ) : (
          <Trans context="an objection">Rejected</Trans>
        )
      }
    >
      <p className={styles.words}>{answer}</p>
      <p className={styles.soft}>
        {[answered_by?.name, answered_at && formatDateTime(answered_at)].filter(Boolean).join(' · ')}
      </p>
    </Notice>
  )
}
