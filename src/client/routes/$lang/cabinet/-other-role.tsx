import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OtherRolePage } from '#client/features/accounts/role/other-role-page.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { OpenRole } from '#shared/contract/roles.ts'

type Props = { title: string; needed: OpenRole; user: CurrentUser | undefined }

const InvitedTo = lazy(async () => ({
  default: (await import('#client/features/companies/invited-to.tsx')).InvitedTo,
}))

/** A page of the role that is not in use, with a link to the matching page of the other one. */
export function PageOfOtherRole(props: Props) {
  const { t } = useLingui()
  const isForEmployers = props.needed === 'boss'
  const invitation = useInvitationToken()
  return (
    <OtherRolePage
      {...props}
      notice={
        invitation && (
          <Suspense fallback={null}>
            <InvitedTo token={invitation} />
          </Suspense>
        )
      }
      instead={
        !invitation && (
          <Link
            from="/$lang"
            to={isForEmployers ? '/$lang/cabinet/worker/user/add-offer' : '/$lang/offer'}
            className={buttonClass('quiet')}
          >
            {isForEmployers ? t`Create an offer instead` : t`See people looking for work`}
          </Link>
        )
      }
    />
  )
}

/** The token of an invitation to a company's team, which the page of the company has in its address. */
function useInvitationToken(): string | null {
  const { pathname, hash } = useLocation()
  return pathname.endsWith('/user/company') ? new URLSearchParams(hash).get('token') : null
}
