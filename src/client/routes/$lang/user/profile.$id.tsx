import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { FavouriteAction } from '#client/features/favourites/favourite-action.tsx'
import { findStoredFavourite } from '#client/features/favourites/queries.ts'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { OfferCard } from '#client/features/offers/offer-card.tsx'
import { ActionGroups } from '#client/features/profiles/action-groups.tsx'
import { BlockButton } from '#client/features/profiles/block-button.tsx'
import { Listed } from '#client/features/profiles/listed.tsx'
import { ProfilePage } from '#client/features/profiles/profile-page.tsx'
import { profileQueryOptions } from '#client/features/profiles/queries.ts'
import { ShowPhone } from '#client/features/profiles/show-phone.tsx'
import { useIsBlocked } from '#client/features/profiles/use-is-blocked.ts'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { ShareButton } from '#client/features/sharing/share-button.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import type { PublicProfile } from '#shared/contract/profiles.ts'

export const Route = createFileRoute('/$lang/user/profile/$id')({
  loader: async ({ context, params }) => {
    const viewer = getViewer(context.language)
    const options = profileQueryOptions(viewer, Number(params.id))
    if (!context.queryClient.getQueryData(options.queryKey)) {
      const saved = await findStoredFavourite(viewer, 'users', ({ id }) => id === Number(params.id))
      if (saved?.one.user)
        context.queryClient.setQueryData(options.queryKey, saved.one.user, { updatedAt: saved.savedAt })
    }
    void context.queryClient.prefetchQuery(options)
  },
  component: ProfileRoute,
})

function ProfileRoute() {
  useReleaseAfterHydration()
  const id = Number(Route.useParams().id)
  const query = useQuery(profileQueryOptions(useViewer(), id))
  return (
    <ProfilePage
      key={id}
      query={query}
      actionsOf={(profile) => <Actions profile={profile} />}
      listedOf={({ role, offers, jobs }) => (
        <Listed
          role={role}
          cards={[
            ...offers.map((offer) => ({ id: offer.id, card: <OfferCard offer={offer} /> })),
            ...jobs.map((job) => ({ id: job.id, card: <JobCard job={job} headingLevel={3} /> })),
          ]}
        />
      )}
    />
  )
}

/** The actions on a profile: workers and employers can write to each other; all visitors can share and report. */
function Actions({ profile }: { profile: PublicProfile }) {
  const { userId, role } = useViewer()
  const { id, name } = profile
  const isOwn = userId === id
  const isForEmployers = profile.role === 'worker' && (role === null || role === 'boss')
  const isBlocked = useIsBlocked(id)
  const canWrite = !isBlocked && (isForEmployers || (profile.role === 'boss' && role === 'worker'))
  return (
    <ActionGroups
      main={
        <>
          {canWrite && <OpenRoomButton about={{ user_id: id }} title={name} />}
          {profile.can_show_phone && <ShowPhone userId={id} unmet={profile.phone_lack} />}
          {isForEmployers && <FavouriteAction type="users" id={id} title={name} />}
        </>
      }
      more={
        <>
          <ShareButton title={name} />
          {!isOwn && <ReportButton subject={{ type: 'user', id }} title={name} />}
          {!isOwn && userId !== null && (
            <BlockButton userId={id} name={name} isEmployer={profile.role === 'boss'} />
          )}
        </>
      }
    />
  )
}
