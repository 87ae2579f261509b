import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkOutcome } from '#client/domain/link-outcome.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { currentUserQueryOptions } from './queries.ts'
import { ResendButton } from './resend-button.tsx'

type Props = {
  query: UseQueryResult<{ email: string; phone_ending?: string | undefined }>
  hasToken: boolean
  isSignedIn: boolean
}

/** The page that the link in the confirmation mail opens. */
export function ConfirmEmailPage({ isSignedIn, ...link }: Props) {
  const { t } = useLingui()
  useTitle(t`E-mail confirmation`)
  return (
    <>
      <PageHeader title={t`E-mail confirmation`} />
      <LinkOutcome
        {...link}
        renderDone={(confirmed) => <Confirmed {...confirmed} />}
        expired={<Expired isSignedIn={isSignedIn} />}
      />
    </>
  )
}

function Confirmed({ email, phone_ending: ending }: { email: string; phone_ending?: string | undefined }) {
  const { t } = useLingui()
  return (
    <div role="status">
      <EmptyState
        icon={<Icon name="check" size={40} />}
        title={ending ? t`Your new phone number is confirmed` : t`Your e-mail address is confirmed`}
        action={
          <Link from="/$lang" to="/$lang/cabinet/worker" className={buttonClass()}>
            <Trans>Go to your cabinet</Trans>
          </Link>
        }
      >
        {ending ? (
          <Trans>It ends in {ending}. You can now log in with it.</Trans>
        ) : (
          <Trans>You will now get our e-mails at {email}, also about new messages.</Trans>
        )}
      </EmptyState>
    </div>
  )
}

function Expired({ isSignedIn }: { isSignedIn: boolean }) {
  const { t, i18n } = useLingui()
  const { data: user } = useQuery(currentUserQueryOptions(useViewer()))
  // Then the link was that of a change.
  const isConfirmed = user?.email_confirmed === true
  return (
    <EmptyState
      icon={<Icon name="mail" size={40} />}
      title={t`This link is no longer valid`}
      action={
        isConfirmed ? (
          <Link from="/$lang" to="/$lang/cabinet/security" className={buttonClass()}>
            <Trans>Go to Security</Trans>
          </Link>
        ) : isSignedIn ? (
          <ResendButton />
        ) : (
          <Link
            from="/$lang"
            to="/$lang/login"
            search={{ next: `/${i18n.locale}/cabinet/worker` }}
            className={buttonClass()}
          >
            <Trans>Log in</Trans>
          </Link>
        )
      }
    >
      {isConfirmed ? (
        <Trans>
          It may be too old or incomplete, or the change was cancelled: a new password cancels it, too. You
          can request the change again.
        </Trans>
      ) : isSignedIn ? (
        <Trans>It may be too old or incomplete. We can send you a new one.</Trans>
      ) : (
        <Trans>It may be too old or incomplete. Log in and we will send you a new one.</Trans>
      )}
    </EmptyState>
  )
}
