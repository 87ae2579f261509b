import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { FavouriteContext } from '#client/domain/favourite-slot.tsx'
import { ToastRegion } from '#client/ui/toast.tsx'
import { FavouriteStar } from './shell/favourite-star.tsx'
import type { StartedApp } from './start.ts'
import { WordsProvider } from './words-provider.tsx'

/** The app with its providers: language, query cache, router, toasts. */
export function App({ queryClient, router }: StartedApp) {
  return (
    <WordsProvider>
      <QueryClientProvider client={queryClient}>
        <FavouriteContext value={FavouriteStar}>
          <RouterProvider router={router} />
        </FavouriteContext>
        <ToastRegion />
      </QueryClientProvider>
    </WordsProvider>
  )
}
