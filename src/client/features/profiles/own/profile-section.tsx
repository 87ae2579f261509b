import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Profile } from '#shared/contract/profiles.ts'

type Props = {
  title: string
  /** Nobody can open the profile of an account that will be deleted. */
  user: CurrentUser | undefined
  query: UseQueryResult<Profile>
  children: (profile: Profile) => ReactNode
}

/** A page of the own profile: loading, failed or loaded, with a link to the public profile. */
export function ProfileSection({ title, user, query, children }: Props) {
  const { t } = useLingui()
  useTitle(title)
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          data &&
          !user?.erase_at && (
            <>
              <Trans>Anyone can open your public profile, even without an account.</Trans>{' '}
              <Link from="/$lang" to="/$lang/user/profile/$id" params={{ id: `${data.id}` }}>
                <Trans>See your profile as others see it</Trans>
              </Link>
            </>
          )
        }
      />
      <AgeNote isApart>{age}</AgeNote>
      {data && children(data)}
      {!data && error && (
        <QueryFailure
          title={t`Your profile could not be loaded`}
          {...failureWords(error)}
          onRetry={query.refetch}
        />
      )}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton height="22rem" />
        </div>
      )}
    </>
  )
}
