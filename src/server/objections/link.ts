import type { Language } from '#shared/contract/languages.ts'
import { type ObjectionSubject, ObjectionTypeSchema } from '#shared/contract/objections.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims, isSignatureOf, signatureOf } from '../mail/signed-links.ts'

/**
 * The link in a mail under which its reader objects without login, and the mail's claims. A blocked person and a reporter
 * without an account cannot log in.
 */
export function objectionLink(subject: ObjectionSubject, language: Language, publicUrl: string) {
  const { sign, claims } = collectClaims()
  return { link: publicUrl + pathOf(subject, language, sign(claimOf(subject))), claims }
}

/** The same address, below the site, for an answer to somebody who has proved that the decision concerns them. */
export const objectionPath = (
  config: Pick<Deps['config'], 'secrets'>,
  subject: ObjectionSubject,
  language: Language,
): string => pathOf(subject, language, signatureOf(config, claimOf(subject)))

const pathOf = ({ type, id }: ObjectionSubject, language: Language, signature: string) =>
  `/api/v1/objections?token=${type}.${id}.${signature}&lang=${language}`

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
