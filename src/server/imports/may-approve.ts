import type { Kysely } from 'kysely'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import { riskSignalsOfVacancy } from '#shared/rules/risk-signals.ts'
import type { Config } from '../config/config.ts'
import type { Tables } from '../db/tables.ts'
import { listWages, payRemarks } from '../vacancies/view.ts'
import { isSampled } from './trust.ts'
import { lockTrust } from './trust-store.ts'

type Row = { external_id: string; hash: string | null; form: VacancyForm }
export type MayApprove = (row: Row) => boolean

/**
 * Which texts of a source become public unread: those of a trusted source that are not in the sample, have no suspicious
 * passage and pay at least the minimum wage, and were read after the trust was given. The source stays locked, so that a refusal ends the trust
 * either before or after these texts are stored.
 */
export async function readTrust(
  trx: Kysely<Tables>,
  config: Pick<Config, 'secrets'>,
  { source_id: sourceId, created_at: begunAt }: { source_id: number; created_at: Date },
  now: Date,
): Promise<MayApprove> {
  const source = await lockTrust(trx, sourceId)
  // What was read before is not what moderators have trusted: a file, or another address.
  if (!source?.trusted_at || begunAt < source.trusted_at) return () => false
  const wages = await listWages(trx)
  return ({ external_id: externalId, hash, form }) =>
    !isSampled(config, { sourceId, externalId, hash: hash ?? '' }) &&
    riskSignalsOfVacancy(form).length === 0 &&
    payRemarks(form, wages, now).length === 0
}
