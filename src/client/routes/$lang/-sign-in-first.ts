import { redirect } from '@tanstack/react-router'
import { getSession } from '#client/platform/device/session/page.ts'
import type { Language } from '#shared/contract/languages.ts'

type Visit = { params: { lang: Language | string }; location: { href: string } }

/** For `beforeLoad` of what only the signed-in may see: leads to the login and back. */
export function signInFirst({ params: { lang }, location: { href } }: Visit): void {
  if (!getSession())
    throw redirect({ to: '/$lang/login', params: { lang }, search: { next: href }, replace: true })
}
