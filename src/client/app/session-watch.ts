import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '#client/platform/i18n.ts'
import { restoreQueryCache } from '#client/platform/query-cache.ts'
import { getSession, subscribeSession, subscribeSessionLost } from '#client/platform/session.ts'
import type { AppRouter } from './router.ts'

/** When the person changes, so does what is shown; when the server ends a session, the way leads to login and back. */
export function watchSession(queryClient: QueryClient, router: AppRouter): void {
  let userId = getSession()?.userId ?? null
  subscribeSession(async () => {
    const next = getSession()?.userId ?? null
    if (next === userId) return
    userId = next
    await restoreQueryCache(queryClient, next)
    await router.invalidate()
  })
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
