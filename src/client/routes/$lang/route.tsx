import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { consumeMissing } from '#client/platform/first-paint/initial-answers.ts'
import {
  activateLanguage,
  currentLanguage,
  isLanguage,
  loadWords,
  rememberLanguage,
} from '#client/platform/words/i18n.ts'
import { cataloguesOf } from '#shared/contract/catalogues.ts'

export const Route = createFileRoute('/$lang')({
  beforeLoad: async ({ params, location, preload }) => {
    // Required by the commission: an unknown language redirects to en. The rest of the address stays.
    if (!isLanguage(params.lang)) {
      const rest = location.href.replace(/^\/[^/?#]*/, '')
      throw redirect({ href: `/en${rest}`, replace: true })
    }
    // Preloading a link must not change the active language.
    if (!preload) await activateLanguage(params.lang)
    await loadWords(cataloguesOf(location.pathname.slice(`/${params.lang}/`.length)), params.lang)
    if (!preload && currentLanguage() === params.lang) rememberLanguage(params.lang)
    // The server checks the values in an address, as in /user/profile/{number}; the router knows its form alone.
    if (!preload && consumeMissing('page')) throw notFound()
    return { language: params.lang }
  },
})
