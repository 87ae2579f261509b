import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import { Failure } from './shell/failure.tsx'
import { NotFound } from './shell/not-found.tsx'
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
    // Looking ahead costs data: not of those who save it.
    defaultPreload: isSavingData() ? false : 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    ...(history ? { history, isServer: true } : scrolling()),
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // Another language is not another page: who changes it stays where they are.
    if (fromLocation && pageOf(fromLocation.pathname) !== pageOf(toLocation.pathname)) focusHeading()
  })
  return router
}
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

/** Save-Data, which TypeScript's library does not know. */
const isSavingData = () =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true

const pageOf = (path: string) => path.replace(/^\/[^/]+/, '')

function scrolling() {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isFirst = true
  return {
    scrollRestoration: () => {
      // Who has scrolled a drawn page before the app took it over is left where they are, and found there on the way
      // back: the router keeps places from the first scrolling that it hears of.
      const isElsewhere = isFirst && scrollY > 0
      isFirst = false
      if (isElsewhere) document.dispatchEvent(new Event('scroll'))
      return !isElsewhere
    },
    scrollRestorationBehavior: isMotionReduced ? 'instant' : 'smooth',
  } as const
}

/** A new page begins for the keyboard and the screen reader where it begins for the eye. */
function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
