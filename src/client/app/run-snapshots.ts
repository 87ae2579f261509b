import type { QueryClient } from '@tanstack/react-query'
import { saveLastLanguage } from '#client/platform/push/push-store.ts'
import type { StartFiles } from '#client/platform/snapshots/snapshot.ts'
import { storeSnapshots } from '#client/platform/snapshots/store-snapshots.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import type { FileRoutesById } from './route-tree.gen.ts'
import type { AppRouter } from './router.ts'

// No forms, because they contain typed text. No profiles, because they may show a phone number.
const STORED_ROUTES: ReadonlySet<string> = new Set<keyof FileRoutesById>([
  '/$lang/',
  '/$lang/about-company',
  '/$lang/blog/{-$page}',
  '/$lang/blog/item/$slug',
  '/$lang/cabinet/',
  '/$lang/cabinet/notifications',
  '/$lang/cabinet/worker/bids',
  '/$lang/cabinet/worker/user/active-offer',
  '/$lang/cabinet/worker/user/active-vacancy',
  '/$lang/cabinet/worker/user/favorite',
  '/$lang/cabinet/worker/user/saved-searches',
  '/$lang/cabinet/worker/user/vacancy-templates',
  '/$lang/chat/my/room',
  '/$lang/chat/room/$id',
  '/$lang/faq',
  '/$lang/jobs/',
  '/$lang/jobs/item/$slug',
  '/$lang/offer/',
  '/$lang/offer/item/$id',
  '/$lang/page/$slug',
  '/$lang/search/$title/$city',
])

/**
 * Stores snapshots of the pages with which people start the app, after each render and change of data.
 * @param files what this start needed
 */
export function runSnapshots(
  root: HTMLElement,
  router: AppRouter,
  queryClient: QueryClient,
  files: StartFiles,
): void {
  const mayStore = () => {
    const { status, matches, location: shown } = router.state
    return (
      status === 'idle' &&
      shown.pathname === location.pathname &&
      STORED_ROUTES.has(matches.at(-1)?.routeId ?? '')
    )
  }
  const storeSoon = storeSnapshots(root, mayStore, files)
  const follow = () => {
    // The start address has no language.
    void saveLastLanguage(currentLanguage()).catch(() => undefined)
    storeSoon()
  }
  follow()
  router.subscribe('onRendered', follow)
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') storeSoon()
  })
}
