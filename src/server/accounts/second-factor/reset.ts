import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { isProtected } from '../sign-in-challenge.ts'
import { deleteFactors, findFactors } from '../sign-in-challenges-store.ts'
import { mailOwner, type Owner } from './mails.ts'

/** Whether an account has a second factor. */
export const hasSecondFactor = async (db: Kysely<Tables>, userId: number): Promise<boolean> =>
  isProtected(await findFactors(db, userId))

/** Removes every second factor of an account with its recovery codes, and mails the owner; false when it has none. */
export async function dropSecondFactor(
  trx: Kysely<Tables>,
  deps: Pick<Deps, 'tasks' | 'config'>,
  owner: Owner & { id: number },
): Promise<boolean> {
  if (!(await hasSecondFactor(trx, owner.id))) return false
  await deleteFactors(trx, owner.id)
  await mailOwner(trx, deps, owner, 'reset')
  return true
}
