import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { personKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Person } from '#shared/contract/people.ts'
import type { AppointmentObstacle, StaffRole } from '#shared/contract/staff.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import type { Answer, RenderPersonForm } from './owner-form.ts'
import { changeStaffRole } from './queries.ts'
import { STAFF_ROLE_WORDS } from './role-words.ts'

type Props = { person: Person; renderOwnerForm: RenderPersonForm; onChanged: (answer: Answer) => void }

const ROLES = Object.keys(STAFF_ROLE_WORDS) as StaffRole[]
const NOBODY = 'none'

const OBSTACLE_WORDS: Record<AppointmentObstacle, MessageDescriptor> = {
  unconfirmed: msg`This person cannot become staff: their e-mail address is not confirmed.`,
  blocked: msg`This person cannot become staff while they are blocked.`,
  vacancies: msg`This person cannot become staff while they have vacancies that are not closed: nobody moderates their own.`,
  offers: msg`This person cannot become staff while they have offers: nobody moderates their own.`,
  imports: msg`This person cannot become staff while their account imports vacancies.`,
  company: msg`This person cannot become staff while they belong to a company.`,
  bids: msg`This person cannot become staff while they have open bids.`,
}

/** Appoints a person as staff, changes the role or ends it. For administrators; it takes effect at once. */
export function StaffRoleForm({ person, renderOwnerForm, onChanged }: Props) {
  const { id, staff_role } = person
  const { t, i18n } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const own = useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null
  const [isOpen, setOpen] = useState(false)
  const [role, setRole] = useState(staff_role)
  const appointed = staff_role ? t`Role changed` : t`This person is now staff`
  // Staff already have the role, whatever they do besides.
  const obstacle = staff_role ? null : person.appointment_obstacle
  const outcome = role ? appointed : t`This person is no longer staff`
  if (id === viewer.userId || !hasRight(own, 'staff')) return null
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {staff_role ? t`Change staff role` : t`Appoint as staff`}
      </Button>
      {isOpen && obstacle && <Notice tone="amber">{i18n._(OBSTACLE_WORDS[obstacle])}</Notice>}
      {isOpen && !obstacle && (
        <>
          <NativeSelect
            label={t`Staff role`}
            value={role ?? NOBODY}
            onChange={(value) => setRole(ROLES.find((one) => one === value) ?? null)}
            options={[
              { value: NOBODY, label: t`Not staff` },
              ...ROLES.map((value) => ({ value, label: i18n._(STAFF_ROLE_WORDS[value]) })),
            ]}
          />
          <p>
            <Trans>
              The person is told by e-mail. Staff cannot publish, bid or chat with the same account.
            </Trans>
          </p>
          {role !== staff_role &&
            renderOwnerForm({
              label: staff_role ? t`Change role` : t`Appoint`,
              send: (proof) =>
                changeStaffRole(id, role, proof).catch(async (error) => {
                  // The person has changed since the page was loaded: the notice above names the one reason.
                  if (error instanceof ApiError && error.code === 'not_appointable')
                    await client.invalidateQueries({ queryKey: personKeys.one(viewer, id) })
                  throw error
                }),
              onSent: (answer) => {
                showToast({ tone: 'done', text: outcome })
                onChanged(answer)
              },
            })}
        </>
      )}
    </>
  )
}
