import { LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import type { SetupItem } from '#shared/contract/edited-content.ts'
import type { Deps } from '../http/deps.ts'
import { isLoopbackUrl } from '../network/loopback.ts'
import { findDefaultLanguage, findOperator } from './settings-store.ts'
import { findPeopleOfSetup } from './setup-store.ts'
import { listUncheckedPages } from './versions-store.ts'

// Reserved domains that receive no mail (RFC 2606).
const INVENTED = /\.example>?$/

/**
 * The settings that are missing before the site may open to the public. It needs an administrator with a password, the
 * operator's data (§ 5 DDG), a chosen default language, legal pages that an administrator has saved, a mail server and
 * sender, a public https address, and no demo.
 */
export async function listMissing({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<SetupItem[]> {
  const { administrators, demo } = await findPeopleOfSetup(db)
  const operator = await findOperator(db)
  const checks: Record<SetupItem, boolean> = {
    administrator: !administrators,
    operator: !operator || INVENTED.test(operator.email),
    language: !(await findDefaultLanguage(db)),
    legal_pages: (await listUncheckedPages(db, LEGAL_PAGES)).length > 0,
    mail: !config.smtpUrl || INVENTED.test(config.mailFrom),
    address: !config.publicUrl.startsWith('https:') || isLoopbackUrl(config.publicUrl),
    demo,
  }
  return (Object.keys(checks) as SetupItem[]).filter((item) => checks[item])
}
