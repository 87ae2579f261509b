import type { Deps } from '../http/deps.ts'
import { isLoopbackUrl } from '../network/loopback.ts'
import { isProtected } from './sign-in-challenge.ts'
import { findFactors } from './sign-in-challenges-store.ts'

/** Whether staff must have a second factor: on every site except on a loopback address, where demo and tests run. */
export const isSecondFactorRequired = (
  { publicUrl }: Pick<Deps['config'], 'publicUrl'>,
  staffRole: string | null,
): boolean => staffRole !== null && !isLoopbackUrl(publicUrl)

/** Whether a person must set up a second factor before they may do anything in the administration. */
export const needsSecondFactor = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { id, staffRole }: { id: number; staffRole: string | null },
): Promise<boolean> => isSecondFactorRequired(config, staffRole) && !isProtected(await findFactors(db, id))
