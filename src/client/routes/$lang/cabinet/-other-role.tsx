import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { OtherRolePage } from '#client/features/accounts/role/other-role-page.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { OpenRole } from '#shared/contract/roles.ts'

type Props = { title: string; needed: OpenRole; user: CurrentUser | undefined }

/** A page of the role that is not in use, with a link to the matching page of the other one. */
export function PageOfOtherRole(props: Props) {
  const { t } = useLingui()
  const isForEmployers = props.needed === 'boss'
  return (
    <OtherRolePage
      {...props}
      instead={
        <Link
          from="/$lang"
          to={isForEmployers ? '/$lang/cabinet/worker/user/add-offer' : '/$lang/offer'}
          className={buttonClass('quiet')}
        >
          {isForEmployers ? t`Create an offer instead` : t`See people looking for work`}
        </Link>
      }
    />
  )
}
