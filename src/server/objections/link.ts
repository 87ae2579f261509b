import type { Language } from '#shared/contract/languages.ts'
import { type ObjectionSubject, ObjectionTypeSchema } from '#shared/contract/objections.ts'
import type { Deps } from '../http/deps.ts'
import { collectClaims, isSignatureOf, signatureOf } from '../mail/signed-links.ts'

/** What a link objects to: the decision in force at a time. Who reads an old mail must not object to a later decision. */
export type Linked = ObjectionSubject & { at: Date }

// Links without a time are from before this day, and for decisions before it, so they all end OBJECTION_DAYS after it.
const TIMED_SINCE = new Date('2026-12-01T00:00:00Z')

/**
 * The link in a mail under which its reader objects without login, and the mail's claims. A blocked person and a reporter
 * without an account cannot log in.
 */
export function objectionLink(linked: Linked, language: Language, publicUrl: string) {
  const { sign, claims } = collectClaims()
  return { link: publicUrl + pathOf(linked, language, sign(claimOf(linked))), claims }
}

/** The same address, below the site, for an answer to somebody who has proved that the decision concerns them. */
export const objectionPath = (
  config: Pick<Deps['config'], 'secrets'>,
  linked: Linked,
  language: Language,
): string => pathOf(linked, language, signatureOf(config, claimOf(linked)))

const pathOf = ({ type, id, at }: Linked, language: Language, signature: string) =>
  `/api/v1/objections?token=${type}.${id}.${at.getTime()}.${signature}&lang=${language}`

/** What a token's link objects to, or null for a forged token. */
export function readObjectionToken(config: Pick<Deps['config'], 'secrets'>, token: string): Linked | null {
  const [, type, id, time, mac] = /^([a-z]+)\.([1-9]\d{0,9})\.(?:(\d{13})\.)?([\w-]{43})$/.exec(token) ?? []
  const known = ObjectionTypeSchema.safeParse(type)
  if (!known.success || !id || !mac) return null
  const subject = { type: known.data, id: Number(id) }
  const at = time ? new Date(Number(time)) : TIMED_SINCE
  return isSignatureOf(config, claimOf(time ? { ...subject, at } : subject), mac) ? { ...subject, at } : null
}

const claimOf = ({ type, id, at }: ObjectionSubject & { at?: Date }) =>
  `objections:raise:${type}:${id}${at ? `:${at.getTime()}` : ''}`
