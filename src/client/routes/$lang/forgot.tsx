import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '#client/features/accounts/forgot-page.tsx'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/forgot')({ component: ForgotRoute })

function ForgotRoute() {
  useReleaseAfterHydration()
  return <ForgotPage />
}
