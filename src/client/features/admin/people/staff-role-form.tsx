import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Person } from '#shared/contract/people.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import { changeStaffRole } from './queries.ts'
import { STAFF_ROLE_WORDS } from './role-words.ts'

type Props = { person: Person; onChanged: (answer: { data: Person }) => void }

const ROLES = Object.keys(STAFF_ROLE_WORDS) as StaffRole[]

/** The role of another member of staff, for administrators. It takes effect at once. */
export function StaffRoleForm({ person: { id, staff_role }, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const viewer = useViewer()
  const own = useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null
  const [role, setRole] = useState(staff_role)
  const { send, isPending, failure } = useSend(
    (next: StaffRole) => changeStaffRole(id, next),
    (answer) => {
      showToast({ tone: 'done', text: t`Role changed` })
      onChanged(answer)
    },
  )
  if (!staff_role || id === viewer.userId || !hasRight(own, 'staff')) return null
  return (
    <>
      <NativeSelect
        label={t`Role of staff`}
        value={role ?? staff_role}
        onChange={(value) => setRole(ROLES.find((one) => one === value) ?? null)}
        options={ROLES.map((value) => ({ value, label: i18n._(STAFF_ROLE_WORDS[value]) }))}
      />
      <FailureNotice>{failure}</FailureNotice>
      <Button
        variant="secondary"
        isDisabled={role === staff_role}
        isPending={isPending}
        onPress={() => role && send(role)}
      >
        {t`Change the role`}
      </Button>
    </>
  )
}
