import type { QueryClient } from '@tanstack/react-query'
import { restoreQueryCache } from '#client/platform/cache/query-cache.ts'
import { getSession, subscribeSession, subscribeSessionLost } from '#client/platform/device/session/page.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { AppRouter } from './router.ts'

/**
 * When the person changes, so does what is shown; when the server ends a session, the way leads to login and back.
 * @param userId whose cache is there; another tab may have signed somebody in since
 */
export function watchSession(queryClient: QueryClient, router: AppRouter, userId: number | null): void {
  let shownTo = userId
  const follow = async () => {
    const next = getSession()?.userId ?? null
    if (next === shownTo) return
    shownTo = next
    await restoreQueryCache(queryClient, next)
    await router.invalidate()
  }
  subscribeSession(follow)
  void follow()
  subscribeSessionLost(() => {
    const { pathname, searchStr } = router.state.location
    if (pathname.endsWith('/login')) return
    void router.navigate({
      to: '/$lang/login',
      params: { lang: currentLanguage() },
      search: { next: `${pathname}${searchStr}` },
    })
  })
}
