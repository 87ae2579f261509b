/** A piece of a message: plain text, or an address that can be opened. */
export type TextPart = { text: string; href?: string }

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+|\bwww\.[a-z0-9-]+\.[^\s<>"'`]+/giu
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Finds the web addresses in a text. Only http and https become links; everything else stays what it is: text. */
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

/** A full stop after an address, or the bracket around it, is not part of it. */
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

/** Null for what only looks like an address, or would show one name and lead to another. */
function hrefOf(address: string): string | null {
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address)
    const isHonest = url.username === '' && url.password === ''
    return isHonest && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null
  } catch {
    return null
  }
}
