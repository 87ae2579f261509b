import { useLingui } from '@lingui/react'
import type { Language } from '#shared/contract/languages.ts'
import type { Role } from '#shared/contract/roles.ts'
import { getSession } from '../device/session/page.ts'
import { useSession } from '../device/session/use-session.ts'
import { currentLanguage } from '../words/i18n.ts'

/** In whose eyes and in which language something was fetched: part of every query key whose answer depends on it. */
export type Viewer = { language: Language; userId: number | null; role: Role | null }

/** The viewer as things stand, for loaders. */
export function getViewer(language: Language = currentLanguage()): Viewer {
  const session = getSession()
  return { language, userId: session?.userId ?? null, role: session?.role ?? null }
}

/** The viewer, kept up to date. */
export function useViewer(): Viewer {
  const session = useSession()
  const { i18n } = useLingui()
  return { language: i18n.locale as Language, userId: session?.userId ?? null, role: session?.role ?? null }
}

/** Where a query's answer is kept: what a signed-in person sees goes with them when they sign out. */
export const persistFor = (viewer: Viewer): 'user' | 'public' => (viewer.userId === null ? 'public' : 'user')
