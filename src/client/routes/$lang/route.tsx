import { createFileRoute, redirect } from '@tanstack/react-router'
import {
  activateLanguage,
  currentLanguage,
  isLanguage,
  loadAllWords,
  rememberLanguage,
} from '#client/platform/words/i18n.ts'

// Home brings words of its own, the job list has the fewest: it is what most people open first.
const FIRST_SCREENS = /^\/[a-z]{2}(?:\/|\/jobs\/?)?$/

export const Route = createFileRoute('/$lang')({
  beforeLoad: async ({ params, location, preload }) => {
    // The commission: an unknown language leads to en. The rest of the address stays.
    if (!isLanguage(params.lang)) {
      const rest = location.href.replace(/^\/[^/?#]*/, '')
      throw redirect({ href: `/en${rest}`, replace: true })
    }
    // Looking ahead at a link must not change what is spoken now.
    if (!preload) await activateLanguage(params.lang)
    if (!FIRST_SCREENS.test(location.pathname)) await loadAllWords(params.lang)
    if (!preload && currentLanguage() === params.lang) rememberLanguage(params.lang)
    return { language: params.lang }
  },
})
