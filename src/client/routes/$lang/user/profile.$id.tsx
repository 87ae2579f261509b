import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { OfferCard } from '#client/features/offers/offer-card.tsx'
import { Listed } from '#client/features/profiles/listed.tsx'
import { ProfilePage } from '#client/features/profiles/profile-page.tsx'
import { profileQueryOptions } from '#client/features/profiles/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { ProfileActions } from './-profile-actions.tsx'

export const Route = createFileRoute('/$lang/user/profile/$id')({
  loader: async ({ context, params }) => {
    const viewer = getViewer(context.language)
    const options = profileQueryOptions(viewer, Number(params.id))
    if (viewer.userId !== null && !context.queryClient.getQueryData(options.queryKey)) {
      const { findStoredFavourite } = await import('#client/features/favourites/queries.ts')
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
      actionsOf={(profile) => <ProfileActions profile={profile} />}
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
