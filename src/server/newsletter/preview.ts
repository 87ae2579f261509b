import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Deps } from '../http/deps.ts'
import type { Mail } from '../mail/mailer.ts'
import { digestMail, linksOf } from './digest-mail.ts'
import { VACANCIES_IN_A_MAIL } from './send-digests-task.ts'
import { listNewest } from './store.ts'

// No subscription has this id, so the links to unsubscribe do nothing.
const NO_SUBSCRIPTION = 0

/** The newsletter for an address, as a reader of all rubrics would get it now. Null when no vacancy is public. */
export async function previewMail(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  email: string,
  language: Language,
): Promise<Mail | null> {
  const now = clock()
  const since = new Date(now.getTime() - DAY_MS)
  const { vacancies, total } = await listNewest(db, language, { now, since, limit: VACANCIES_IN_A_MAIL })
  if (vacancies.length === 0) return null
  const reader = { email, language, has_city: false }
  return digestMail(reader, vacancies, total, linksOf(config, { id: NO_SUBSCRIPTION, language }))
}
