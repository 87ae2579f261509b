import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PublicProfile } from '#shared/contract/profiles.ts'
import styles from './profile.module.css'
import { ProfileSheet } from './profile-sheet.tsx'

type Props = {
  query: UseQueryResult<PublicProfile>
  actionsOf: (profile: PublicProfile) => ReactNode
  /** Renders the person's offers or jobs as cards. */
  listedOf: (profile: PublicProfile) => ReactNode
}

/** The public profile of a person: loading, failed or loaded. */
export function ProfilePage({ query, actionsOf, listedOf }: Props) {
  const { t } = useLingui()
  const { data: profile, error } = query
  useTitle(profile?.name)
  if (profile)
    return (
      <ProfileSheet profile={profile} query={query} actions={actionsOf(profile)} listed={listedOf(profile)} />
    )
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) {
    return (
      <>
        <PageHeader title={t`This profile could not be loaded`} />
        <QueryFailure {...failureWords(error)} onRetry={query.refetch} />
      </>
    )
  }
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="5rem" width="5rem" round />
      <Skeleton height="2.5rem" width="50%" />
      <Skeleton lines={8} />
    </div>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`This profile does not exist`} />
      <EmptyState
        icon={<Icon name="user" size={40} />}
        title={t`The account was closed, or there is a typo in the link`}
        action={
          <Link from="/$lang" to="/$lang/offer" className={buttonClass()}>
            <Trans>See people looking for work</Trans>
          </Link>
        }
      />
    </>
  )
}
