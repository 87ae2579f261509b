import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Card } from '#client/ui/card.tsx'
import type { Person } from '#shared/contract/people.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import { ReversalButton } from '../take-down/reversal-button.tsx'
import { draftNames } from '../undo/draft-names.ts'
import { saveStatement } from '../undo/save-statement.ts'
import type { useHeldDecisions } from '../undo/use-held-decisions.ts'
import { EndSessions } from './end-sessions.tsx'
import { LostEmail } from './lost-email.tsx'
import { MeasureForm } from './measure-form.tsx'
import type { RenderPersonForm } from './owner-form.ts'
import styles from './person-page.module.css'
import { useShowPerson } from './queries.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { StaffRoleForm } from './staff-role-form.tsx'

type Props = {
  person: Person
  renderOwnerForm: RenderPersonForm
  held: Pick<ReturnType<typeof useHeldDecisions>, 'hold' | 'isHeld' | 'restored'>
  /** Whether a decision about the person waits in the outbox. */
  isWaiting: boolean
}

/** Actions on a person: measures, unblocking, showing a hidden profile and ending sessions. */
export function PersonActions({ person, renderOwnerForm, held, isWaiting }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const isAdministrator = hasRight(useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null, 'staff')
  const show = useShowPerson(person.id)
  const name = `${person.name} ${person.surname}`
  const unblockDraft = draftNames.unblock(person.id)
  // Who is blocked meanwhile is refused by the server, whose reason the form shows.
  const [wasBlocked] = useState(person.blocked_at !== null)
  const isDeciding = isWaiting || held.isHeld('measure', person.id)
  return (
    <Card as="section" padding="large" aria-label={t`Actions`} className={styles.actions}>
      {person.blocked_at && !isDeciding && (
        <ReversalButton
          label={t`Unblock account`}
          title={t`Unblock the account of ${name}?`}
          words={{ readers: t`Only staff can read it.`, confirm: t`Unblock account` }}
          draft={unblockDraft}
          subject={name}
          reversal={{ type: 'account', id: person.id, decided_at: person.blocked_at }}
          onReversed={(statement) =>
            held.hold({
              ids: [person.id],
              isApproval: false,
              what: 'measure',
              change: { blocked_at: null },
              restore: () => saveStatement(unblockDraft, statement),
            })
          }
        />
      )}
      {person.id !== viewer.userId && (
        <div tabIndex={-1} data-shortcut="entry">
          <MeasureForm
            key={held.restored.round}
            undone={held.restored.measure}
            person={person}
            onHeld={held.hold}
          />
        </div>
      )}
      {person.profile_hidden_at && !isDeciding && person.id !== viewer.userId && (
        <ReversalButton
          label={t`Show profile again`}
          title={t`Show the profile of ${name} again?`}
          draft={`show-profile:${person.id}`}
          subject={name}
          reversal={{ type: 'profile', id: person.id, decided_at: person.profile_hidden_at }}
        />
      )}
      {(!wasBlocked || person.staff_role) && (
        <StaffRoleForm
          key={person.staff_role}
          person={person}
          renderOwnerForm={renderOwnerForm}
          onChanged={show}
        />
      )}
      {isAdministrator && person.id !== viewer.userId && (
        <LostEmail id={person.id} renderOwnerForm={renderOwnerForm} onSent={show} />
      )}
      {isAdministrator && person.has_second_factor && person.id !== viewer.userId && (
        <ResetSecondFactor id={person.id} renderOwnerForm={renderOwnerForm} onReset={show} />
      )}
      {person.sessions_count > 0 && <EndSessions id={person.id} name={name} onEnded={show} />}
    </Card>
  )
}
