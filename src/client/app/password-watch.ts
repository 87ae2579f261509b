import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/platform/api/errors.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { AppRouter } from './router.ts'

/** Opens the form for a new password when the server requires one before anything else. */
export function watchPassword(queryClient: QueryClient, router: AppRouter): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (!(error instanceof ApiError) || error.code !== 'password_change_required') return
    if (router.state.location.pathname.endsWith('/cabinet/security')) return
    void router.navigate({
      to: '/$lang/cabinet/security',
      params: { lang: currentLanguage() },
      replace: true,
    })
  })
}
