import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId } from 'react'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Card } from '#client/ui/card.tsx'
import { focusHeading } from '#client/ui/focus-heading.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CurrentUser, Session } from '#shared/contract/accounts.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ChangePhoneForm } from './change-phone-form.tsx'
import styles from './security-page.module.css'
import { SessionList } from './session-list.tsx'

type Props = {
  user: CurrentUser | undefined
  sessions: UseQueryResult<Session[]>
  /** The section of the second factor. */
  secondFactor: ReactNode
}

/** Change of password, second factor, e-mail address and phone number, and the list of sessions. */
export function SecurityPage({ user, sessions, secondFactor }: Props) {
  const { t } = useLingui()
  useTitle(t`Security`)
  const headingId = useId()
  return (
    <>
      <PageHeader title={t`Security`} />
      <div className={styles.sections}>
        <Card as="section" padding="large" aria-labelledby={`${headingId}-password`}>
          <SectionHeading id={`${headingId}-password`}>
            <Trans>Change password</Trans>
          </SectionHeading>
          <ChangePasswordForm user={user} />
        </Card>
        {user && !user.must_change_password && secondFactor}
        {user && !user.must_change_password && <Contact user={user} headingId={headingId} />}
        {!user?.must_change_password && (
          <Card as="section" padding="large" aria-labelledby={`${headingId}-devices`}>
            <SectionHeading id={`${headingId}-devices`}>
              <Trans>Where you are logged in</Trans>
            </SectionHeading>
            {sessions.data && <SessionList sessions={sessions.data} />}
            {!sessions.data && sessions.error && (
              <QueryFailure {...failureWords(sessions.error)} onRetry={sessions.refetch} />
            )}
            {!sessions.data && !sessions.error && (
              <div aria-busy="true">
                <Skeleton height="8rem" />
              </div>
            )}
          </Card>
        )}
      </div>
    </>
  )
}

function Contact({ user, headingId }: { user: CurrentUser; headingId: string }) {
  const isPhoneNamed = useLocation({ select: ({ hash }) => hash === 'phone' })
  // The link of the profile. The router finds the section only if it is rendered at once.
  useEffect(() => {
    if (!isPhoneNamed) return
    focusHeading('phone')
    document.getElementById('phone')?.scrollIntoView({ behavior: 'instant' })
  }, [isPhoneNamed])
  return (
    <>
      <Card as="section" padding="large" aria-labelledby={`${headingId}-email`}>
        <SectionHeading id={`${headingId}-email`}>
          <Trans>E-mail address</Trans>
        </SectionHeading>
        <ChangeEmailForm user={user} />
      </Card>
      <Card as="section" id="phone" padding="large" aria-labelledby={`${headingId}-phone`}>
        <SectionHeading id={`${headingId}-phone`}>
          <Trans>Phone number</Trans>
        </SectionHeading>
        <ChangePhoneForm user={user} />
      </Card>
    </>
  )
}
