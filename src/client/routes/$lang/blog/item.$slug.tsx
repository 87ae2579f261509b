import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#client/features/content/article-page.tsx'
import { articleQueryOptions } from '#client/features/content/article-queries.ts'
import { useTakenOver } from '#client/platform/use-taken-over.ts'
import { getViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/blog/item/$slug')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(articleQueryOptions(getViewer(context.language), params.slug))
  },
  component: ArticleRoute,
})

function ArticleRoute() {
  useTakenOver()
  return <ArticlePage slug={Route.useParams().slug} />
}
