import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { Card } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { OpenRole } from '#shared/contract/roles.ts'
import styles from '../account-form.module.css'
import { RoleForm } from './role-form.tsx'

type Props = {
  title: string
  /** The role that the page needs. */
  needed: OpenRole
  user: CurrentUser | undefined
  /** What has led here, such as an invitation to a team. */
  notice?: ReactNode
  /** A link to the matching page of the role in use. */
  instead: ReactNode
}

/** Replaces a page of the role that is not in use. Explains that role, and offers to switch to it. */
export function OtherRolePage({ title, needed, user, notice, instead }: Props) {
  useTitle(title)
  return (
    <>
      <PageHeader title={title} />
      {notice}
      {user ? (
        <Card padding="large">
          {user.roles.includes(needed) ? <Switch needed={needed} /> : <Offer needed={needed} />}
          <RoleForm key={needed} role={needed} user={user} />
          <p className={styles.present}>{instead}</p>
        </Card>
      ) : (
        <Skeleton height="16rem" />
      )}
    </>
  )
}

function Switch({ needed }: { needed: OpenRole }) {
  return (
    <>
      <SectionHeading>
        {needed === 'boss' ? (
          <Trans>This page is for employers</Trans>
        ) : (
          <Trans>This page is for job seekers</Trans>
        )}
      </SectionHeading>
      <p className={styles.present}>
        {needed === 'boss' ? (
          <Trans>You are using Jobmost as a job seeker.</Trans>
        ) : (
          <Trans>You are using Jobmost as an employer.</Trans>
        )}{' '}
        <Trans>Your account can do both. You can switch back at any time.</Trans>
      </p>
    </>
  )
}

function Offer({ needed }: { needed: OpenRole }) {
  return (
    <>
      <SectionHeading>
        {needed === 'boss' ? (
          <Trans>You need an employer account for vacancies</Trans>
        ) : (
          <Trans>You need a job seeker account for offers</Trans>
        )}
      </SectionHeading>
      <p className={styles.present}>
        {needed === 'boss' ? (
          <Trans>
            You are using Jobmost as a job seeker. As an employer you publish vacancies, read bids and look
            for people. It is free, and private households can do it too. Your bids, offers and conversations
            are kept, and you can switch back at any time.
          </Trans>
        ) : (
          <Trans>
            You are using Jobmost as an employer. As a job seeker you publish offers and bid for jobs. It is
            free. Your vacancies and conversations are kept, and you can switch back at any time.
          </Trans>
        )}
      </p>
    </>
  )
}
