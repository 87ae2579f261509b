import type { Transaction } from 'kysely'
import type { DomainForm } from '#shared/contract/companies.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { DAY_MS } from '#shared/durations.ts'
import { recordAction } from '../audit/record.ts'
import { createToken } from '../db/create-token.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import { requireConfirmedEmail } from '../employer-requirements/employer-requirements.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, notFound, tooMany } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { countShared } from '../limits/count-shared.ts'
import { requireRequestedMail } from '../limits/mail-share.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { lockOwnedCompany } from './company.ts'
import { domainForPeople, requireDomain } from './domain-names.ts'
import { deleteDomain, findDomain, markProved, replaceDomain, saveDomainToken } from './domain-store.ts'
import { domainMail } from './mails.ts'

type Trx = Transaction<Tables>
const A_DAY = 5

/**
 * Mails a link to a mailbox of a domain that the company wants to prove. An earlier domain is not proved any more.
 * @throws Problem 404, 403 for members who are no owners or without a confirmed address, 422, 429 after five in a day for
 * the account, or many of all accounts for the domain or the mailbox
 */
export async function askDomain(
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  trx: Trx,
  userId: number,
  form: DomainForm,
): Promise<void> {
  const now = clock()
  const company = await lockOwnedCompany(trx, userId)
  await requireConfirmedEmail(trx, userId)
  const domain = requireDomain(form.domain)
  const ofAccount = { act: 'company-domain', subject: String(userId), max: A_DAY, withinMs: DAY_MS }
  await requireBelowLimit(trx, ofAccount, now)
  const ofDomain = { act: 'company-domain-of', subject: hashOf(domain), requester: String(userId) }
  const seconds = await countShared(trx, ofDomain, now)
  if (seconds !== null) throw tooMany(seconds)
  const email = `${form.mailbox}@${domain}`
  await requireRequestedMail(trx, 'company', { email, accountId: userId }, now)
  if ((await findDomain(trx, company.id))?.verified_at)
    await record(trx, { userId, id: company.id, now }, 'company.domain_removed')
  await replaceDomain(trx, {
    company_id: company.id,
    domain,
    mailbox: form.mailbox,
    asked_by: userId,
    asked_at: now,
    expires_at: new Date(now.getTime() + LIMITS.domainLinkDays * DAY_MS),
    verified_at: null,
  })
  await tasks.add(trx, 'mail-company-domain', { company_id: company.id, asked_at: now.toISOString() })
}

/** Mails the link. The token is created here, so that no queue contains it. Only its hash is stored. */
export async function mailDomainLink(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { company_id, asked_at }: TaskPayloads['mail-company-domain'],
): Promise<void> {
  const token = createToken()
  const about = { companyId: company_id, askedAt: new Date(asked_at) }
  const found = await saveDomainToken(db, { ...about, tokenHash: hashOf(token), now: clock() })
  if (!found) return
  const { domain, mailbox, language } = found
  const link = `${config.publicUrl}/${language}/cabinet/worker/user/company#domain=${token}`
  const reader = { email: `${mailbox}@${domain}`, language }
  await mailer.send(domainMail(reader, { link, domain: domainForPeople(domain) }, config.publicUrl))
}

/**
 * Proves the domain of the current user's company. The link of another company does nothing.
 * @throws Problem 404, 403 for members who are no owners, 422 when the token is unknown, used, expired or another company's
 */
export async function proveDomain(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  userId: number,
  token: string,
): Promise<void> {
  const { id } = await lockOwnedCompany(trx, userId)
  if (!(await markProved(trx, id, hashOf(token), clock()))) throw invalid({ token: ['link_expired'] })
  await record(trx, { userId, id, now: clock() }, 'company.domain_verified')
}

/** @throws Problem 404, 403 for members who are no owners */
export async function removeDomain({ clock }: Pick<Deps, 'clock'>, trx: Trx, userId: number): Promise<void> {
  const { id } = await lockOwnedCompany(trx, userId)
  if (!(await deleteDomain(trx, id))) throw notFound()
  await record(trx, { userId, id, now: clock() }, 'company.domain_removed')
}

const record = (
  trx: Trx,
  { userId, id, now }: { userId: number; id: number; now: Date },
  action: string,
): Promise<void> => recordAction(trx, { actorId: userId, subject: { type: 'company', id }, at: now, action })
