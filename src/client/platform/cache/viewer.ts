import { useLingui } from '@lingui/react'
import type { Language } from '#shared/contract/languages.ts'
import type { Role } from '#shared/contract/roles.ts'
import { getSession } from '../device/session/page.ts'
import { useSession } from '../device/session/use-session.ts'
import { currentLanguage } from '../words/i18n.ts'

/** The current user and language: part of every query key whose answer depends on them. */
export type Viewer = { language: Language; userId: number | null; role: Role | null }

/** The viewer now, for loaders. */
export function getViewer(language: Language = currentLanguage()): Viewer {
  const session = getSession()
  return { language, userId: session?.userId ?? null, role: session?.role ?? null }
}

/** The viewer; renders again when it changes. */
export function useViewer(): Viewer {
  const session = useSession()
  const { i18n } = useLingui()
  return { language: i18n.locale as Language, userId: session?.userId ?? null, role: session?.role ?? null }
}

/** Where a query's answer is stored: a user's own answers are deleted when they sign out. */
export const persistFor = (viewer: Viewer): 'user' | 'public' => (viewer.userId === null ? 'public' : 'user')
