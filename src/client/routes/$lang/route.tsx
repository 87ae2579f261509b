import { createFileRoute, redirect } from '@tanstack/react-router'
import { activateLanguage, isLanguage } from '#client/platform/i18n.ts'

export const Route = createFileRoute('/$lang')({
  beforeLoad: async ({ params, location }) => {
    // Any first segment that is no language leads to en (source.md §2); the rest of the address stays.
    if (!isLanguage(params.lang)) {
      const rest = location.href.replace(/^\/[^/?#]*/, '')
      throw redirect({ href: `/en${rest}`, replace: true })
    }
    await activateLanguage(params.lang)
    return { language: params.lang }
  },
})
