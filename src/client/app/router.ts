import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { NotFound } from '#client/domain/not-found.tsx'
import { isSavingData } from '#client/platform/device/is-saving-data.ts'
import { hasScrolled, opensAtTop } from '#client/platform/first-paint/early-scroll.ts'
import { moveFocusWithPages } from './move-focus.ts'
import { routeTree } from './route-tree.gen.ts'
import { Failure } from './shell/failure.tsx'
import { Shell } from './shell/shell.tsx'

/**
 * The router for every address of src/docs/product.md, "Screens". Back and forward restore the scroll position; other
 * navigation scrolls smoothly to the top.
 * @param history given where a page is rendered without a window
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    InnerWrap: Shell,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    // Preloading costs data: not for users with Save-Data.
    defaultPreload: isSavingData() ? false : 'intent',
    // The query cache decides what is stale, not the router.
    defaultPreloadStaleTime: 0,
    ...(history ? { history, isServer: true } : scrolling()),
  })
  if (!history) moveFocusWithPages(router)
  return router
}
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

function scrolling() {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isFirst = true
  let shown: string | undefined
  return {
    scrollRestoration: ({ location }: { location: ParsedLocation }) => {
      // A page that renders again, as after signing out, stays where it is. The router would stop its own scrolling halfway.
      const isSame = !isFirst && location.state.__TSR_key === shown
      shown = location.state.__TSR_key
      if (isSame) return false
      // The router does not know the position of a user who scrolled before the app started. The page stays there, and
      // Back returns to it.
      const isElsewhere = isFirst && hasScrolled()
      const isAtTop = isFirst && opensAtTop()
      isFirst = false
      if (isElsewhere) document.dispatchEvent(new Event('scroll'))
      // Scrolling to the top again would lay out the whole page once more before it is shown.
      return !isElsewhere && !isAtTop
    },
    scrollRestorationBehavior: isMotionReduced ? 'instant' : 'smooth',
  } as const
}
