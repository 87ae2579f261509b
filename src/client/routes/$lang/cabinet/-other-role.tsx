import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SignOutDialog } from '#client/features/outbox/sign-out-dialog.tsx'
import { OtherRole } from '#client/features/postings/other-role.tsx'
import { buttonClass } from '#client/ui/button.tsx'

/** The page for a form that requires an account of the other role. It links to the registration, which leads back. */
export function FormOfOtherRole({ needed }: { needed: 'worker' | 'boss' }) {
  const { t } = useLingui()
  const { href } = useLocation()
  const navigate = useNavigate({ from: '/$lang' })
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <OtherRole
        needed={needed}
        onRegister={() => setLeaving(true)}
        instead={
          <Link
            from="/$lang"
            to={needed === 'boss' ? '/$lang/cabinet/worker/user/add-offer' : '/$lang/offer'}
            className={buttonClass('quiet')}
          >
            {needed === 'boss' ? t`Create an offer instead` : t`See people looking for work`}
          </Link>
        }
      />
      {isLeaving && (
        <SignOutDialog
          onClose={() => setLeaving(false)}
          onSigningOut={() => navigate({ to: '/$lang' })}
          onSignedOut={() => navigate({ to: '/$lang/register', search: { role: needed, next: href } })}
        />
      )}
    </>
  )
}
