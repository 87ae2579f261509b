import type { QueryClient } from '@tanstack/react-query'
import { endedReason, parseLoginSearch } from '#client/features/accounts/search.ts'
import { getSession, subscribeSession, subscribeSessionLost } from '#client/platform/device/session/page.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { restoreCache } from './restore-cache.ts'
import type { AppRouter } from './router.ts'

// After the deletion of an account, a request that was under way may still find the session ended.
const STAYING = ['/login', '/deletion-requested']

/**
 * Loads the data of another user when the session changes. When the server has ended the session, opens the login page,
 * which leads back.
 * @param userId the user whose cache is loaded; another tab may have changed the session since
 */
export function watchSession(queryClient: QueryClient, router: AppRouter, userId: number | null): void {
  let loadedFor = userId
  let role = getSession()?.role ?? null
  const follow = async () => {
    const session = getSession()
    const next = session?.userId ?? null
    const hasSwitched = (session?.role ?? null) !== role
    role = session?.role ?? null
    if (next === loadedFor) {
      // Answers depend on the role in use.
      if (hasSwitched) await queryClient.invalidateQueries()
      return
    }
    loadedFor = next
    await restoreCache(queryClient, next)
    await router.invalidate()
  }
  subscribeSession(follow)
  void follow()
  subscribeSessionLost((reason) => {
    const { pathname, search, searchStr } = router.state.location
    const { next, ended } = parseLoginSearch(search)
    // The guard of a page, which knows no reason, was quicker.
    const isSentThere = pathname.endsWith('/login') && next !== undefined && ended === undefined
    if (!isSentThere && STAYING.some((page) => pathname.endsWith(page))) return
    void router.navigate({
      to: '/$lang/login',
      params: { lang: currentLanguage() },
      search: { next: isSentThere ? next : `${pathname}${searchStr}`, ended: endedReason(reason) },
      replace: isSentThere,
      // A page that asks before it is left cannot be used any more.
      ignoreBlocker: true,
    })
  })
}
