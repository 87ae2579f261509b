import { createFileRoute, redirect } from '@tanstack/react-router'
import { blogQueryOptions } from '#client/features/content/article-queries.ts'
import { BlogPage } from '#client/features/content/blog-page.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/blog/{-$page}')({
  loader: ({ context, params }) => {
    // Required by the commission: /blog redirects to /blog/1.
    if (!params.page) {
      throw redirect({ to: '/$lang/blog/{-$page}', params: { ...params, page: '1' }, replace: true })
    }
    void context.queryClient.prefetchQuery(blogQueryOptions(getViewer(context.language), pageOf(params.page)))
  },
  component: BlogRoute,
})

function BlogRoute() {
  useReleaseAfterHydration()
  return <BlogPage page={pageOf(Route.useParams().page)} />
}

const pageOf = (text = '1') => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1)
