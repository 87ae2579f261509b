import { createFileRoute } from '@tanstack/react-router'
import { StoragePage } from '#client/features/device-storage/storage-page.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/storage')({ component: StorageRoute })

function StorageRoute() {
  const { userId } = useViewer()
  return userId === null ? null : <StoragePage userId={userId} />
}
