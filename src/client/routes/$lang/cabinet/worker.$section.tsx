import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { rubricsQueryOptions } from '#client/features/places/queries.ts'
import { AboutPage } from '#client/features/profiles/own/about-page.tsx'
import { EntriesPage } from '#client/features/profiles/own/entries-page.tsx'
import { PreferencesPage } from '#client/features/profiles/own/preferences-page.tsx'
import { ownProfileQueryOptions } from '#client/features/profiles/own/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

// One route for all sections of a profile: each route file adds to every first visit.
const SECTIONS = ['about', 'experience', 'education', 'languages', 'preferences']

export const Route = createFileRoute('/$lang/cabinet/worker/$section')({
  loader: ({ context, params }) => {
    if (!SECTIONS.includes(params.section)) throw notFound()
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(ownProfileQueryOptions(viewer))
    if (params.section === 'preferences') void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer))
  },
  component: SectionRoute,
})

function SectionRoute() {
  const { section } = Route.useParams()
  const viewer = useViewer()
  const query = useQuery(ownProfileQueryOptions(viewer))
  const user = useQuery(currentUserQueryOptions(viewer)).data
  const rubrics = useQuery({ ...rubricsQueryOptions(viewer), enabled: section === 'preferences' })
  if (section === 'about') return <AboutPage query={query} user={user} />
  if (section === 'preferences') return <PreferencesPage query={query} user={user} rubrics={rubrics.data} />
  if (section === 'experience' || section === 'education' || section === 'languages')
    return <EntriesPage key={section} kind={section} query={query} user={user} />
  return null
}
