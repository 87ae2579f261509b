import type { Deps } from '../../http/deps.ts'
import { resealSecret } from './secret-seal.ts'
import { listSealed, replaceSealed } from './totp-store.ts'

const BATCH = 500

/**
 * Encrypts the secrets of authenticator apps with the current server secret, after a change of it. Then the former one
 * is no longer needed for them. Runs at each start with more than one accepted secret.
 * @returns how many were encrypted anew
 */
export async function resealSecrets({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  if (config.secrets.length === 1) return 0
  let resealed = 0
  for (let userId = 0; ; ) {
    const rows = await listSealed(db, userId, BATCH)
    for (const row of rows)
      for (const column of ['sealed_secret', 'pending_secret'] as const) {
        const before = row[column]
        const after = before && resealSecret(config.secrets, row.user_id, before)
        if (!after) continue
        await replaceSealed(db, column, { userId: row.user_id, before, after })
        resealed++
      }
    const last = rows.at(-1)
    if (!last) return resealed
    userId = last.user_id
  }
}
