import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '#client/features/admin/newsletter/newsletter-page.tsx'

export const Route = createFileRoute('/$lang/admin/newsletter')({ component: NewsletterPage })
