import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider'
import { FavouriteContext } from '#client/domain/favourite-slot.tsx'
import { ToastRegion } from '#client/ui/toast.tsx'
import { FavouriteStar } from './shell/favourite-star.tsx'
import type { Started } from './start.ts'

/** The whole app: words, data, routes, messages. */
export function App({ queryClient, router }: Started) {
  return (
    <I18nProvider i18n={i18n}>
      <SameLanguage>
        <QueryClientProvider client={queryClient}>
          <FavouriteContext value={FavouriteStar}>
            <RouterProvider router={router} />
          </FavouriteContext>
          <ToastRegion />
        </QueryClientProvider>
      </SameLanguage>
    </I18nProvider>
  )
}

/** React Aria's own words would otherwise follow the browser, not the choice. */
function SameLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <AriaI18nProvider locale={i18n.locale}>{children}</AriaI18nProvider>
}
