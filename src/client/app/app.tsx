import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FavouriteContext } from '#client/domain/favourite-slot.tsx'
import { LocaleContext } from '#client/ui/locale-context.ts'
import { ToastRegion } from '#client/ui/toast.tsx'
import { FavouriteStar } from './shell/favourite-star.tsx'
import type { StartedApp } from './start.ts'

/** The app with its providers: language, query cache, router, toasts. */
export function App({ queryClient, router }: StartedApp) {
  return (
    <I18nProvider i18n={i18n}>
      <Locale>
        <QueryClientProvider client={queryClient}>
          <FavouriteContext value={FavouriteStar}>
            <RouterProvider router={router} />
          </FavouriteContext>
          <ToastRegion />
        </QueryClientProvider>
      </Locale>
    </I18nProvider>
  )
}

/** Tells components of `ui` the chosen language. */
function Locale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <LocaleContext value={i18n.locale}>{children}</LocaleContext>
}
