import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '#client/features/accounts/forgot-page.tsx'

export const Route = createFileRoute('/$lang/forgot')({ component: ForgotPage })
