import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import styles from '../account-form.module.css'
import { RoleForm } from './role-form.tsx'

/** The role in use, and how to switch to the other one. Nothing for staff. */
export function RoleCard({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const headingId = useId()
  const [isAdding, setAdding] = useState(false)
  if (user.role === 'admin') return null
  const other = user.role === 'boss' ? 'worker' : 'boss'
  const hasBoth = user.roles.includes(other)
  return (
    <Card as="section" padding="large" aria-labelledby={headingId}>
      <SectionHeading id={headingId}>
        <Trans>Use Jobmost as</Trans>
      </SectionHeading>
      <p className={styles.present}>
        {user.role === 'boss' ? (
          <Trans>You are using Jobmost as an employer.</Trans>
        ) : (
          <Trans>You are using Jobmost as a job seeker.</Trans>
        )}{' '}
        {hasBoth ? (
          <Trans>Nothing is lost in your other role.</Trans>
        ) : (
          <Trans>One account can do both.</Trans>
        )}
      </p>
      {hasBoth || isAdding ? (
        <RoleForm key={other} role={other} user={user} />
      ) : (
        <Button variant="secondary" onPress={() => setAdding(true)}>
          {other === 'boss' ? t`Hire people too` : t`Look for work too`}
        </Button>
      )}
    </Card>
  )
}
