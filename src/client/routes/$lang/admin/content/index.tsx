import { createFileRoute } from '@tanstack/react-router'
import { ContentKindsPage } from '#client/features/admin/content/content-kinds-page.tsx'

export const Route = createFileRoute('/$lang/admin/content/')({ component: ContentKindsPage })
