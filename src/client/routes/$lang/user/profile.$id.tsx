import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { OfferCard } from '#client/features/offers/offer-card.tsx'
import { Listed } from '#client/features/profiles/listed.tsx'
import { ProfilePage } from '#client/features/profiles/profile-page.tsx'
import { profileQueryOptions } from '#client/features/profiles/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { lazy } from '#client/ui/lazy.ts'
import { ProfileActions } from './-profile-actions.tsx'

const SignedInActions = lazy(async () => ({
  default: (await import('./-signed-in-actions.tsx')).SignedInActions,
}))

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
  const viewer = useViewer()
  const query = useQuery(profileQueryOptions(viewer, id))
  return (
    <ProfilePage
      key={id}
      query={query}
      actionsOf={(profile) => {
        const actions = <ProfileActions profile={profile} />
        if (viewer.userId === null) return actions
        return (
          <Suspense fallback={actions}>
            <SignedInActions profile={profile} />
          </Suspense>
        )
      }}
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
