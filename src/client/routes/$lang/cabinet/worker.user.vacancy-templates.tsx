import { createFileRoute } from '@tanstack/react-router'
import { templatesQueryOptions } from '#client/features/postings/templates/queries.ts'
import { TemplatesPage } from '#client/features/postings/templates/templates-page.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/vacancy-templates')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(templatesQueryOptions(getViewer(context.language)))
  },
  component: TemplatesPage,
})
