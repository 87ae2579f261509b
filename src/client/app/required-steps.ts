import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/platform/api/errors.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { AppRouter } from './router.ts'

/** Errors that require a step on the page "Security" before other requests are allowed. */
const REQUIRED_STEPS: ReadonlySet<string> = new Set(['password_change_required', 'second_factor_needed'])

/** Opens the page "Security" when the server requires a new password or a second factor before anything else. */
export function watchRequiredSteps(queryClient: QueryClient, router: AppRouter): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (!(error instanceof ApiError) || !REQUIRED_STEPS.has(error.code)) return
    if (router.state.location.pathname.endsWith('/cabinet/security')) return
    void router.navigate({
      to: '/$lang/cabinet/security',
      params: { lang: currentLanguage() },
      replace: true,
    })
  })
}
