import { LEGAL_PAGES } from '#shared/contract/content-kinds.ts'
import type { Setup, SetupItem } from '#shared/contract/edited-content.ts'
import { canChangeAudit } from '../db/app-role.ts'
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
 * sender, a public https address, on PostgreSQL a role that cannot change the audit log, and no demo.
 */
export async function readSetup({
  db,
  config,
  pool,
}: Pick<Deps, 'db' | 'config' | 'pool'>): Promise<Required<Setup>> {
  const { administrators, demo } = await findPeopleOfSetup(db)
  const operator = await findOperator(db)
  const unchecked = await listUncheckedPages(db, LEGAL_PAGES)
  const checks: Record<SetupItem, boolean> = {
    administrator: !administrators,
    operator: !operator || INVENTED.test(operator.email),
    language: !(await findDefaultLanguage(db)),
    legal_pages: unchecked.length > 0,
    mail: !config.smtpUrl || INVENTED.test(config.mailFrom),
    address: !config.publicUrl.startsWith('https:') || isLoopbackUrl(config.publicUrl),
    // The embedded database opens no port and has one role.
    audit_log: Boolean(pool) && (await canChangeAudit(db)),
    demo,
  }
  return {
    missing: (Object.keys(checks) as SetupItem[]).filter((item) => checks[item]),
    legal_pages: LEGAL_PAGES.filter((slug) => unchecked.includes(slug)),
    mails_are_files: !config.smtpUrl,
  }
}
