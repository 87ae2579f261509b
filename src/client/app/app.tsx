import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider'
import { FavouriteContext } from '#client/domain/favourite-slot.tsx'
import { ToastRegion } from '#client/ui/toast.tsx'
import { FavouriteStar } from './shell/favourite-star.tsx'
import type { StartedApp } from './start.ts'

/** The app with its providers: language, query cache, router, toasts. */
export function App({ queryClient, router }: StartedApp) {
  return (
    <I18nProvider i18n={i18n}>
      <ReactAriaLocale>
        <QueryClientProvider client={queryClient}>
          <FavouriteContext value={FavouriteStar}>
            <RouterProvider router={router} />
          </FavouriteContext>
          <ToastRegion />
        </QueryClientProvider>
      </ReactAriaLocale>
    </I18nProvider>
  )
}

/** Sets React Aria's locale to the chosen language; its default is the browser's. */
function ReactAriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <AriaI18nProvider locale={i18n.locale}>{children}</AriaI18nProvider>
}
