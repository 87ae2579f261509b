import { editDistance } from '#shared/rules/edit-distance.ts'

// The mail providers that people in Germany, Poland, Ukraine and Russian-speaking countries use most.
const PROVIDERS =
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org arcor.de outlook.com outlook.de hotmail.com hotmail.de live.com live.de yahoo.com yahoo.de icloud.com me.com aol.com proton.me protonmail.com wp.pl o2.pl onet.pl op.pl interia.pl gazeta.pl ukr.net i.ua meta.ua mail.ru yandex.ru ya.ru bk.ru list.ru inbox.ru rambler.ru'.split(
    ' ',
  )
// Domains that exist, though a provider's is one letter away.
const OTHERS = new Set([
  'mail.com',
  'email.de',
  'mail.de',
  'gmx.com',
  'gmx.eu',
  'web.com',
  'live.nl',
  'live.at',
  'yahoo.pl',
  'yandex.com',
  'yandex.ua',
  'ymail.com',
  'hotmail.pl',
  'outlook.pl',
  'mac.com',
  'tut.by',
  'mail.ua',
  'poczta.onet.pl',
  'interia.eu',
  'onet.eu',
  'vp.pl',
  'tlen.pl',
])
// A top-level domain that does not exist is a typo, however short the rest is.
const MISTYPED_ENDINGS: Record<string, string> = {
  ed: 'de',
  dee: 'de',
  con: 'com',
  cmo: 'com',
  comm: 'com',
  ocm: 'com',
  lp: 'pl',
  ent: 'net',
  nett: 'net',
}

/** The address with its provider as it was probably meant; null when nothing suggests a typo. */
export function correctMailDomain(typed: string): string | null {
  const [, name, domain = ''] = /^\s*([^\s@]+)@([^\s@]+\.[^\s@]+)\s*$/.exec(typed.toLowerCase()) ?? []
  if (!name || PROVIDERS.includes(domain) || OTHERS.has(domain)) return null
  const dot = domain.lastIndexOf('.') + 1
  const ending = MISTYPED_ENDINGS[domain.slice(dot)]
  const mended = ending ? domain.slice(0, dot) + ending : domain
  // A short domain has too many neighbours that exist.
  const most = mended.length < 8 ? 0 : mended.length < 11 ? 1 : 2
  const meant =
    PROVIDERS.find((known) => known === mended) ?? nearest(mended, most) ?? (ending ? mended : null)
  return meant && `${typed.trim().slice(0, name.length)}@${meant}`
}

function nearest(domain: string, most: number): string | null {
  const near = PROVIDERS.map((known) => ({ known, distance: editDistance(domain, known, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.known ?? null
}
