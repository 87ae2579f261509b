import { createHmac, randomUUID } from 'node:crypto'
import type { Mail } from './mailer.ts'

type Secret = { jwtSecret: Uint8Array }

// A queue that somebody could write to must not have anything else signed.
const CLAIMS = /^(?:newsletter:unsubscribe|notifications:unsubscribe|vacancies:still-open):[\w:]{1,60}$/

/** What links of a mail claim, by the placeholders that stand for the signatures until the mail is sent. */
export type Claims = Record<string, string>

/** Returns the placeholder of a claim's signature in a link. */
export type Sign = (claim: string) => string

/** A `sign` for mails that wait in the queue: its random placeholders cannot occur in a text that somebody wrote. */
export function collectClaims(): { sign: Sign; claims: Claims } {
  const claims: Claims = {}
  const sign = (claim: string) => {
    const placeholder = randomUUID()
    claims[placeholder] = claim
    return placeholder
  }
  return { sign, claims }
}

/** The signature of a claim: links with it need no storage. */
export const signatureOf = ({ jwtSecret }: Secret, claim: string): string =>
  createHmac('sha256', jwtSecret).update(claim).digest('base64url')

/**
 * The mail with its links signed. Until now it waited in the queue, which holds no link that works.
 * @throws Error for a claim that no mail makes
 */
export function signLinks(config: Secret, { claims = {}, ...mail }: Mail): Mail {
  const signatures = Object.entries(claims).map(([placeholder, claim]) => {
    if (!CLAIMS.test(claim)) throw new Error('A mail claims what no mail may')
    return [placeholder, signatureOf(config, claim)] as const
  })
  const sign = (text: string) =>
    signatures.reduce((signed, [placeholder, signature]) => signed.replaceAll(placeholder, signature), text)
  return {
    ...mail,
    text: sign(mail.text),
    ...(mail.html === undefined ? {} : { html: sign(mail.html) }),
    ...(mail.headers && {
      headers: Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, sign(value)])),
    }),
  }
}
