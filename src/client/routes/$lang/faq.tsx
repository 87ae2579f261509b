import { createFileRoute } from '@tanstack/react-router'
import { approvalTimeQueryOptions } from '#client/domain/approval-queries.ts'
import { FaqPage } from '#client/features/content/faq-page.tsx'
import { faqQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/faq')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(faqQueryOptions(getViewer(context.language)))
    void context.queryClient.prefetchQuery(approvalTimeQueryOptions())
  },
  component: FaqRoute,
})

function FaqRoute() {
  useReleaseAfterHydration()
  return <FaqPage />
}
