import type { Transaction } from 'kysely'
import { HOUR_MS } from '#shared/durations.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { toWhiteSquare } from '../pictures/decode-picture.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { removeFile } from '../storage/remove-file.ts'
import { lockOwnedCompany } from './company.ts'
import { updateCompany } from './store.ts'

const LOGOS_AN_HOUR = 10

/**
 * Stores a picture and makes it the logo of the user's company.
 * @param inOrder runs the replacement in a transaction, unless a later one has already arrived
 * @throws Problem as `storePicture`, 404 without a company, 403 for members who are no owners, 429 after ten in an hour
 */
export async function uploadLogo(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'tasks'>,
  userId: number,
  bytes: Buffer,
  inOrder: (replace: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { db, clock, tasks } = deps
  const limit = { act: 'company-logo', subject: String(userId), max: LOGOS_AN_HOUR, withinMs: HOUR_MS }
  const logo = await storePicture(deps, {
    bytes,
    field: 'logo',
    convert: toWhiteSquare,
    allow: async (trx) => {
      await lockOwnedCompany(trx, userId)
      await requireBelowLimit(trx, limit, clock())
    },
  })
  try {
    await inOrder((trx) => replaceLogo(deps, trx, userId, logo))
  } catch (error) {
    // Outdated, or somebody took the company or the role from the user during the upload: the picture is used nowhere.
    await removeFile(tasks, db, logo)
    throw error
  }
}

/**
 * Sets or removes the logo of the user's company, and removes the old file.
 * @throws Problem 404 without a company, 403 for members who are no owners
 */
export async function replaceLogo(
  { clock, tasks }: Pick<Deps, 'clock' | 'tasks'>,
  trx: Transaction<Tables>,
  userId: number,
  logo: string | null,
): Promise<void> {
  const company = await lockOwnedCompany(trx, userId)
  const now = clock()
  await updateCompany(trx, company.id, { logo, updated_at: now })
  await removeFile(tasks, trx, company.logo)
  await recordAction(trx, {
    actorId: userId,
    action: 'company.logo_changed',
    subject: { type: 'company', id: company.id },
    at: now,
  })
}
