import { createFileRoute } from '@tanstack/react-router'
import { FavouritesPage } from '#client/features/favourites/favourites-page.tsx'
import { favouritesQueryOptions, restoreFavourites } from '#client/features/favourites/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Role } from '#shared/contract/roles.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/favorite')({
  validateSearch: (search: Record<string, unknown>): { kind?: 'offers' } =>
    search.kind === 'offers' ? { kind: 'offers' } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const viewer = getViewer(context.language)
    const kind = kindFor(viewer.role, deps.kind)
    for (const one of kind === 'jobs' ? [kind] : (['users', 'offers'] as const))
      await restoreFavourites(context.queryClient, viewer, one)
    void context.queryClient.prefetchQuery(favouritesQueryOptions(viewer, kind))
  },
  component: FavouritesRoute,
})

/** Job seekers save jobs; employers save people and offers. */
const kindFor = (role: Role | null, asked: 'offers' | undefined): FavoriteKind =>
  role === 'boss' ? (asked ?? 'users') : 'jobs'

function FavouritesRoute() {
  const { role } = useViewer()
  return <FavouritesPage kind={kindFor(role, Route.useSearch().kind)} />
}
