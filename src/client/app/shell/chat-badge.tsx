import { lazy, Suspense } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'

const Unread = lazy(() => import('./unread.tsx'))

/** How much is unread, for who is signed in; nobody else loads it. */
export function ChatBadge() {
  return useViewer().userId !== null ? (
    <Suspense>
      <Unread />
    </Suspense>
  ) : null
}
