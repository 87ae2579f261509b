/** A part of a message: plain text, or a link when `href` is set. */
export type TextPart = { text: string; href?: string }

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+|\bwww\.[a-z0-9-]+\.[^\s<>"'`]+/giu
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Splits a text into plain text and links. Only http and https addresses become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const found = withoutEnd(match[0])
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: found, href })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Cuts off punctuation after an address, and the closing bracket around it. */
function withoutEnd(address: string): string {
  let end = address.length
  for (;;) {
    const last = address[end - 1] ?? ''
    const opening = CLOSING[last]
    const isUnopened = opening !== undefined && !isBalanced(address.slice(0, end), opening, last)
    if (!isUnopened && !/[.,:;!?…*_~]/u.test(last)) return address.slice(0, end)
    end -= 1
  }
}

const isBalanced = (text: string, opening: string, closing: string) =>
  text.split(opening).length >= text.split(closing).length

/** Returns null for an invalid address, and for one with a user name, which can look like another host (phishing). */
function hrefOf(address: string): string | null {
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address)
    const hasNoCredentials = url.username === '' && url.password === ''
    return hasNoCredentials && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null
  } catch {
    return null
  }
}
