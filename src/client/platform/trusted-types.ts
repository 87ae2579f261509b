import { once } from '#shared/once.ts'
import { isAllowedLink, isOwnPicture, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '#shared/rules/rich-text.ts'

// Trusted Types (https://w3c.github.io/trusted-types): where the browser enforces them, only this file can create markup
// and script addresses. The Content-Security-Policy allows its policies by name (server/plugins/security-headers.ts).

/** Checked markup or a script's address. Where the browser has no Trusted Types, a plain string. */
export type TrustedValue = { toString(): string }

type Rules = { createHTML?(html: string): string | null; createScriptURL?(address: string): string | null }
type Policy = { createHTML(html: string): TrustedValue; createScriptURL(address: string): TrustedValue }
type Factory = { createPolicy(name: string, rules: Rules): Policy }

const WORKER = '/sw.js'

const unchanged = (text: string) => text
const ownRules = { createHTML: unchanged, createScriptURL: unchanged }

// Not exported, because it accepts any text.
const policy = once(() => factory()?.createPolicy('jobmost', ownRules) ?? ownRules)

const factory = () => (globalThis as { trustedTypes?: Factory }).trustedTypes

/**
 * Installs the default policy, which browsers apply to all other markup. It refuses everything but the empty string, with
 * which React Aria clears its live region.
 */
export const refuseUntrustedMarkup = once(() => {
  factory()?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) })
})

/** The address of the service worker, the only script that has no element. */
export const workerAddress = (): string => policy().createScriptURL(WORKER) as string

/** The markup of an element that is already in the document. */
export const trustedCopy = (element: Element): TrustedValue => policy().createHTML(element.innerHTML)

/**
 * Formatted text without elements and attributes that the server's sanitising forbids (server/content/sanitise.ts). On the
 * server it returns the text unchanged, because that has just been sanitised.
 */
export function trustedRichText(html: string): TrustedValue {
  if (import.meta.env.SSR) return html
  // Inert: the content of a template loads nothing and runs nothing.
  const template = document.createElement('template')
  template.innerHTML = policy().createHTML(html) as string
  for (const element of template.content.querySelectorAll('*')) clean(element)
  return policy().createHTML(template.innerHTML)
}

function clean(element: Element): void {
  const { localName } = element
  if (!RICH_TEXT_TAGS.includes(localName) || isForeignPicture(element)) {
    element.remove()
    return
  }
  const allowed = RICH_TEXT_ATTRIBUTES[localName] ?? []
  for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name)
  const href = element.getAttribute('href')
  if (href !== null && !isAllowedLink(href)) element.removeAttribute('href')
}

const isForeignPicture = (element: Element) =>
  element.localName === 'img' && !isOwnPicture(element.getAttribute('src') ?? '')
