import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts-icann'
import { invalid } from '../http/problem.ts'

// Mailboxes there belong to the public. No such list is complete: the proof rests on mailboxes that providers keep for
// themselves (DOMAIN_MAILBOXES).
const PUBLIC_MAIL =
  /^(?:aol|arcor|email|freenet|gmail|gmx|googlemail|hotmail|icloud|interia|live|mail|mailbox|me|msn|o2|onet|op|outlook|posteo|proton|protonmail|rambler|t-online|tutanota|ukr|vodafone|web|wp|yahoo|yandex|ya)\.[a-z.]{2,6}$/

/**
 * The host of a domain or web address as typed, in ASCII and without `www.`.
 * @throws Problem 422 for public suffixes, addresses, reserved names and providers of public mail
 */
export function requireDomain(typed: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:@\s]+)(?:[/?#]\S*)?$/i.exec(typed.trim()) ?? []
  const domain = domainToASCII(host.toLowerCase()).replace(/\.$/, '')
  const { domain: registrable, isSpecialUse, isIp } = parse(domain, { detectSpecialUse: true })
  if (!registrable || isSpecialUse || isIp || domain.length > 200)
    throw invalid({ domain: ['invalid_domain'] })
  if (PUBLIC_MAIL.test(registrable)) throw invalid({ domain: ['public_mail_domain'] })
  return domain
}

/** A domain for people: with umlauts, but in ASCII with all other letters, which could imitate Latin ones. */
export function domainForPeople(domain: string): string {
  const unicode = domainToUnicode(domain)
  return /^[a-z\d.äöüß-]+$/.test(unicode) ? unicode : domain
}

/** Whether a web address is at a proved domain or below it. */
export function isAtDomain(website: string | null, domain: string | null): boolean {
  if (!website || !domain || !URL.canParse(website)) return false
  const { hostname } = new URL(website)
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
