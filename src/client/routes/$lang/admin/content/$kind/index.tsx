import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentListPage } from '#client/features/admin/content/content-list-page.tsx'
import { parseContentSearch } from '#client/features/admin/content/search.ts'
import { oneOf } from '#shared/contract/choices.ts'

export const Route = createFileRoute('/$lang/admin/content/$kind/')({
  validateSearch: parseContentSearch,
  beforeLoad: async ({ params }) => {
    const { CONTENT_KINDS } = await import('#shared/contract/content-kinds.ts')
    const kind = oneOf(CONTENT_KINDS, params.kind)
    if (!kind) throw notFound()
    return { kind }
  },
  component: ContentListRoute,
})

function ContentListRoute() {
  const { kind } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ContentListPage
      kind={kind}
      search={Route.useSearch()}
      onSearchChange={(search) => navigate({ search })}
      onRestored={(id) =>
        void navigate({ to: '/$lang/admin/content/$kind/$id', params: { kind, id: String(id) } })
      }
    />
  )
}
