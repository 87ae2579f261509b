import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkOutcome } from '#client/domain/link-outcome.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

type Props = { query: UseQueryResult<{ subscribed: boolean }>; hasToken: boolean }

/** The page that the links in newsletter mails open. */
export function NewsletterLinkPage(link: Props) {
  const { t } = useLingui()
  useTitle(t`Newsletter`)
  return (
    <>
      <PageHeader title={t`Newsletter`} />
      <LinkOutcome
        {...link}
        renderDone={({ subscribed }) => (subscribed ? <Subscribed /> : <Ended />)}
        expired={<Expired />}
      />
    </>
  )
}

function Subscribed() {
  const { t } = useLingui()
  return (
    <div role="status">
      <EmptyState
        icon={<Icon name="check" size={40} />}
        title={t`Your subscription is confirmed`}
        action={
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
            <Trans>Go to the jobs</Trans>
          </Link>
        }
      >
        <Trans>
          When there are new jobs, you get at most one e-mail a day. Every e-mail has an unsubscribe link.
        </Trans>
      </EmptyState>
    </div>
  )
}

function Ended() {
  const { t } = useLingui()
  return (
    <div role="status">
      <EmptyState
        icon={<Icon name="check" size={40} />}
        title={t`You have unsubscribed`}
        action={
          <Link from="/$lang" to="/$lang" className={buttonClass('secondary')}>
            <Trans>Go to the home page</Trans>
          </Link>
        }
      >
        <Trans>We will no longer e-mail you about new jobs. You can subscribe again at any time.</Trans>
      </EmptyState>
    </div>
  )
}

function Expired() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="mail" size={40} />}
      title={t`This link is no longer valid`}
      action={
        <Link from="/$lang" to="/$lang" className={buttonClass()}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      <Trans>
        A subscription has to be confirmed within 14&nbsp;days. You can subscribe again on the home page.
      </Trans>
    </EmptyState>
  )
}
