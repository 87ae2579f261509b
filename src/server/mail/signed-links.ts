import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../config/config.ts'
import type { Mail } from './mailer.ts'

type Keys = { secrets: Secrets }

// Only these claims are signed: an attacker who can write to the queue must not obtain other signatures.
const CLAIMS =
  /^(?:newsletter:unsubscribe|notifications:unsubscribe|vacancies:still-open|objections:raise):[\w:]{1,60}$/

/** The signed claims of a mail's links, by placeholder. Sending the mail replaces each placeholder by the signature. */
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
export const signatureOf = ({ secrets: [secret] }: Keys, claim: string): string => sign(secret, claim)

/** Whether a claim has this signature, by the current secret or another accepted one. */
export const isSignatureOf = ({ secrets }: Keys, claim: string, signature: string): boolean =>
  secrets.some((secret) => isEqual(signature, sign(secret, claim)))

// Half of the signature in hexadecimal: a local part has 64 characters at most, and mail servers may change its case
// (RFC 5321, 2.4 and 4.5.3.1.1).
const ADDRESS_BYTES = 16
const inAddress = (signature: string) =>
  Buffer.from(signature, 'base64url').subarray(0, ADDRESS_BYTES).toString('hex')

/** The signature of a claim as part of an e-mail address. */
export const addressSignatureOf = (keys: Keys, claim: string): string => inAddress(signatureOf(keys, claim))

/** Whether a claim has this signature in an e-mail address, by the current secret or another accepted one. */
export const isAddressSignatureOf = ({ secrets }: Keys, claim: string, signature: string): boolean =>
  secrets.some((secret) => isEqual(signature.toLowerCase(), inAddress(sign(secret, claim))))

const sign = (secret: Uint8Array, claim: string) =>
  createHmac('sha256', secret).update(claim).digest('base64url')

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Signs the links of a mail. Called when the mail is sent, so that the queue contains no valid link.
 * @throws Error for a claim that no mail makes
 */
export function signLinks(config: Keys, { claims = {}, ...mail }: Mail): Mail {
  const signatures = Object.entries(claims).map(([placeholder, claim]) => {
    if (!CLAIMS.test(claim)) throw new Error('A mail claims what no mail may')
    return [placeholder, signatureOf(config, claim)] as const
  })
  const signed = (text: string) =>
    signatures.reduce((done, [placeholder, signature]) => done.replaceAll(placeholder, signature), text)
  return {
    ...mail,
    text: signed(mail.text),
    ...(mail.html === undefined ? {} : { html: signed(mail.html) }),
    ...(mail.layout?.smallPrint && {
      layout: {
        ...mail.layout,
        smallPrint: { ...mail.layout.smallPrint, link: signed(mail.layout.smallPrint.link) },
      },
    }),
    ...(mail.headers && {
      headers: Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, signed(value)])),
    }),
  }
}
