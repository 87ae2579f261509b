import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Person } from '#shared/contract/people.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import { ShowAgainButton } from '../take-down/show-again-button.tsx'
import type { Held } from '../undo/use-held-decisions.ts'
import { LostEmail } from './lost-email.tsx'
import { MeasureForm } from './measure-form.tsx'
import styles from './person-page.module.css'
import { endSessions, showProfile, unblockPerson, useShowPerson } from './queries.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { type RenderOwnerForm, StaffRoleForm } from './staff-role-form.tsx'

type Props = { person: Person; renderOwnerForm: RenderOwnerForm; onHeld: (held: Held) => void }

/** Actions on a person: measures, unblocking, showing a hidden profile and ending sessions. */
export function PersonActions({ person, renderOwnerForm, onHeld }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const isAdministrator = hasRight(useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null, 'staff')
  const show = useShowPerson(person.id)
  const unblock = useSend(
    () => unblockPerson(person.id),
    (answer) => {
      showToast({ tone: 'done', text: t`Unblocked` })
      void show(answer)
    },
  )
  const end = useSend(
    () => endSessions(person.id),
    (answer) => {
      showToast({ tone: 'done', text: t`Logged out on all devices` })
      void show(answer)
    },
  )
  const failure = unblock.failure ?? end.failure
  return (
    <Card as="section" padding="large" aria-label={t`Actions`} className={styles.actions}>
      <FailureNotice>{failure}</FailureNotice>
      {person.blocked_at && (
        <Button variant="secondary" isPending={unblock.isPending} onPress={() => unblock.send()}>
          {t`Unblock account`}
        </Button>
      )}
      {person.id !== viewer.userId && (
        <div tabIndex={-1} data-shortcut="entry">
          <MeasureForm
            key={`${person.blocked_at} ${person.profile_hidden_at}`}
            person={person}
            onNoted={show}
            onHeld={onHeld}
          />
        </div>
      )}
      {person.profile_hidden_at && person.id !== viewer.userId && (
        <ShowAgainButton
          label={t`Show profile again`}
          title={t`Show the profile of ${`${person.name} ${person.surname}`} again?`}
          draft={`show-profile:${person.id}`}
          send={(reason) => showProfile(person.id, reason)}
          onShown={show}
        />
      )}
      <StaffRoleForm
        key={person.staff_role}
        person={person}
        renderOwnerForm={renderOwnerForm}
        onChanged={show}
      />
      {isAdministrator && person.id !== viewer.userId && <LostEmail id={person.id} onSent={show} />}
      {isAdministrator && person.has_second_factor && person.id !== viewer.userId && (
        <ResetSecondFactor id={person.id} onReset={show} />
      )}
      {person.sessions_count > 0 && (
        <Button variant="secondary" isPending={end.isPending} onPress={() => end.send()}>
          {t`Log out on all devices`}
        </Button>
      )}
    </Card>
  )
}
