import { createFileRoute } from '@tanstack/react-router'
import { hiddenJobsQueryOptions } from '#client/features/hidden-jobs/queries.ts'
import { ViewedAndHiddenPage } from '#client/features/hidden-jobs/viewed-and-hidden-page.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/viewed-jobs')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(hiddenJobsQueryOptions(getViewer(context.language)))
  },
  component: ViewedAndHiddenPage,
})
