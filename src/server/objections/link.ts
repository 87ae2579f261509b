import { type ObjectionSubject, ObjectionTypeSchema } from '#shared/contract/objections.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims, isSignatureOf } from '../mail/signed-links.ts'

/**
 * The link in a mail under which its reader objects without login, and the mail's claims. A blocked person and a reporter
 * without an account cannot log in.
 */
export function objectionLink({ type, id }: ObjectionSubject, publicUrl: string) {
  const { sign, claims } = collectClaims()
  const link = `${publicUrl}/api/v1/objections?token=${type}.${id}.${sign(claimOf({ type, id }))}`
  return { link, claims }
}

/** The subject of a token, or null for a forged token. */
export function readObjectionToken(
  config: Pick<Deps['config'], 'secrets'>,
  token: string,
): ObjectionSubject | null {
  const [, type, id, mac] = /^([a-z]+)\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  const known = ObjectionTypeSchema.safeParse(type)
  if (!known.success || !id || !mac) return null
  const subject = { type: known.data, id: Number(id) }
  return isSignatureOf(config, claimOf(subject), mac) ? subject : null
}

const claimOf = ({ type, id }: ObjectionSubject) => `objections:raise:${type}:${id}`
