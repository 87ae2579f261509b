import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentListPage } from '#client/features/admin/content/content-list-page.tsx'
import { oneOf } from '#shared/contract/choices.ts'
import { CONTENT_KINDS } from '#shared/contract/content-kinds.ts'

export const Route = createFileRoute('/$lang/admin/content/$kind/')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => {
    const number = Number(page)
    return Number.isSafeInteger(number) && number > 1 ? { page: number } : {}
  },
  beforeLoad: ({ params }) => {
    const kind = oneOf(CONTENT_KINDS, params.kind)
    if (!kind) throw notFound()
    return { kind }
  },
  component: ContentListRoute,
})

function ContentListRoute() {
  return <ContentListPage kind={Route.useRouteContext().kind} page={Route.useSearch().page ?? 1} />
}
