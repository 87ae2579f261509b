import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openContactForm } from '#client/domain/contact-form-open.ts'
import { AboutPage } from '#client/features/content/about-page.tsx'
import { statisticsQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { CONTACT_HASH } from '#shared/contact-path.ts'

export const Route = createFileRoute('/$lang/about-company')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(statisticsQueryOptions(getViewer(context.language)))
  },
  component: AboutRoute,
})

function AboutRoute() {
  useReleaseAfterHydration()
  useOpenContactForm()
  return <AboutPage />
}

/** Opens the contact form when the address asks for it, as links in mails do. */
function useOpenContactForm(): void {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = Route.useNavigate()
  useEffect(() => {
    if (hash !== CONTACT_HASH) return
    // The focus returns to the button when the form is closed.
    document.getElementById(CONTACT_HASH)?.focus({ preventScroll: true })
    void openContactForm()
    // A reload, and the way back, do not open it again; the same link does.
    void navigate({ hash: '', replace: true, resetScroll: false })
  }, [hash, navigate])
}
