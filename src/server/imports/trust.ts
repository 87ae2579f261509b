import type { Transaction } from 'kysely'
import { TRUSTED_SAMPLE_SHARE, type TrustSource } from '#shared/contract/imports.ts'
import { recordAction } from '../audit/record.ts'
import type { Config } from '../config/config.ts'
import type { Tables } from '../db/tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { signatureOf } from '../mail/signed-links.ts'

import { endTrustOfVacancy, lockTrust, saveTrust } from './trust-store.ts'

export { listSourcesOf } from './trust-store.ts'

type Trx = Transaction<Tables>
type Moderator = { actorId: number | null; now: Date }

/**
 * Trusts an import source, or ends that. Idempotent.
 * @returns the account of the source
 * @throws Problem 404, 409 already_decided when its address has changed since the moderator read it
 */
export async function trustSource(
  trx: Trx,
  id: number,
  { trusted: isTrusted, url }: TrustSource,
  by: Moderator,
): Promise<number> {
  const source = await lockTrust(trx, id)
  if (!source) throw notFound()
  if (isTrusted && url !== undefined && url !== source.url) throw new Problem('already_decided')
  if ((source.trusted_at !== null) === isTrusted) return source.user_id
  await saveTrust(trx, id, isTrusted ? by.now : null)
  await record(trx, id, isTrusted, by)
  return source.user_id
}

/**
 * Ends the trust in the sources of a vacancy that is rejected or taken down: one refusal is enough. Call it before the
 * vacancy is locked: imports lock the source first, too.
 */
export async function endTrustAfterRefusal(
  trx: Trx,
  vacancyId: number,
  { ownerId = null, ...by }: Moderator & { ownerId?: number | null },
): Promise<void> {
  for (const id of await endTrustOfVacancy(trx, vacancyId, ownerId))
    await record(trx, id, false, by, { vacancy: vacancyId })
}

const record = (
  trx: Trx,
  id: number,
  isTrusted: boolean,
  { actorId, now }: Moderator,
  details = {},
): Promise<void> =>
  recordAction(trx, {
    actorId,
    action: isTrusted ? 'import_source.trusted' : 'import_source.trust_ended',
    subject: { type: 'import_source', id },
    before: { trusted: !isTrusted },
    after: { trusted: isTrusted },
    details,
    at: now,
  })

/**
 * Whether a moderator reads this text of a trusted source. The choice cannot be guessed without the secret, and a repeated
 * import of the same text makes the same one.
 */
export function isSampled(
  config: Pick<Config, 'secrets'>,
  { sourceId, externalId, hash }: { sourceId: number; externalId: string; hash: string },
): boolean {
  const chosen = signatureOf(config, `imports:sample:${sourceId}:${hash}:${externalId}`)
  return Buffer.from(chosen, 'base64url').readUInt32BE() / 2 ** 32 < TRUSTED_SAMPLE_SHARE
}
