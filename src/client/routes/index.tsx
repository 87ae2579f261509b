import { createFileRoute, redirect } from '@tanstack/react-router'
import { preferredLanguage } from '#client/platform/words/i18n.ts'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/$lang', params: { lang: preferredLanguage() }, replace: true })
  },
})
