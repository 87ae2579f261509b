import { redirect } from '@tanstack/react-router'
import { getSession } from '#client/platform/device/session/page.ts'
import type { Language } from '#shared/contract/languages.ts'

type Visit = { params: { lang: Language | string }; location: { href: string } }

/** For `beforeLoad` of pages for signed-in users: redirects to the login page, which leads back. */
export function signInFirst({ params: { lang }, location: { href } }: Visit): void {
  if (!getSession())
    throw redirect({ to: '/$lang/login', params: { lang }, search: { next: href }, replace: true })
}
