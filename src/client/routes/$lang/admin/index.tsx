import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#client/features/admin/overview/overview-page.tsx'

export const Route = createFileRoute('/$lang/admin/')({ component: OverviewPage })
