import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#client/features/content/article-page.tsx'
import { articleQueryOptions } from '#client/features/content/article-queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/blog/item/$slug')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(articleQueryOptions(getViewer(context.language), params.slug))
  },
  component: ArticleRoute,
})

function ArticleRoute() {
  useReleaseAfterHydration()
  return <ArticlePage slug={Route.useParams().slug} />
}
