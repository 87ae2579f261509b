import { Suspense } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { lazy } from '#client/ui/lazy.ts'

const Unread = lazy(() => import('./unread.tsx'))

/** The number of unread messages; its code is loaded for signed-in users only. */
export function ChatBadge() {
  return useViewer().userId !== null ? (
    <Suspense>
      <Unread />
    </Suspense>
  ) : null
}
