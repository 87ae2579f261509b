import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#client/platform/api/errors.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

type Props = { query: UseQueryResult<{ subscribed: boolean }>; hasToken: boolean }

/** The page that the links in newsletter mails open. */
export function NewsletterLinkPage({ query, hasToken }: Props) {
  const { t } = useLingui()
  useTitle(t`Newsletter`)
  return (
    <>
      <PageHeader title={t`Newsletter`} />
      <Outcome query={query} hasToken={hasToken} />
    </>
  )
}

function Outcome({ query, hasToken }: Props) {
  if (query.data) return query.data.subscribed ? <Subscribed /> : <Ended />
  if (!hasToken || (query.error instanceof ApiError && query.error.status === 422)) return <Expired />
  if (query.error) {
    return <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
  }
  return (
    <div aria-busy="true">
      <Skeleton height="14rem" />
    </div>
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
        <Trans>We will not send you any more new jobs. You can subscribe again at any time.</Trans>
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
        A subscription has to be confirmed within 14 days. You can subscribe again on the home page.
      </Trans>
    </EmptyState>
  )
}
