import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { PLAIN_PAGE_STYLE } from '../http/plain-page.ts'
import { VIOLATIONS } from '../http/violations-path.ts'
import { settingsOf } from '../realtime/engine.ts'

// The others bind documents only, and would be a third of a small answer.
const OF_ALL_ANSWERS = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
])
const DOCUMENT = /html|xml/
const DATA = /json/
const FRAMES_POLICY = "frame-ancestors 'none'"
/** The policy of JSON and files. If one is opened as a page or frame, it must not load or run anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
// Browser features that the app never uses are off for it and for embedded content.
const UNUSED = [
  'camera',
  'microphone',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'geolocation',
]
// React Aria's sheet behind an open dialog on iOS (usePreventScroll); a test compares it with the library's text.
export const OVERSCROLL_STYLE = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ')

/**
 * Content-Security-Policy and other security headers. The commission puts the token into localStorage, so no foreign
 * script may run. `inline`: hashes of the scripts and style sheets inlined in pages.
 */
export function securityHeaders(
  app: App,
  { config }: Pick<Deps, 'config'>,
  inline: Record<'scripts' | 'styles', string[]>,
): void {
  const https = config.publicUrl.startsWith('https:')
  const { host, port, scheme } = settingsOf(config.pusher, config.publicUrl)
  // An external real-time engine has its own host. Ours has the page's origin.
  const realtimeSources = host ? [`${scheme === 'https' ? 'wss' : 'ws'}://${host}:${port}`] : []
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline.scripts],
        styleSrc: ["'self'", PLAIN_PAGE_STYLE, OVERSCROLL_STYLE, ...inline.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...realtimeSources],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // client/platform/trusted-types.ts
        trustedTypes: ['jobmost', 'default'],
        reportUri: [VIOLATIONS],
        // Browsers that know report-to ignore report-uri, but they send reports to https addresses only.
        ...(https ? { reportTo: ['csp'], upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const ofDocuments = {
    ...headers,
    'permissions-policy': PERMISSIONS,
    ...(https && { 'reporting-endpoints': `csp="${VIOLATIONS}"` }),
  }
  const general = Object.fromEntries(Object.entries(headers).filter(([name]) => OF_ALL_ANSWERS.has(name)))
  const ofData = { ...general, 'content-security-policy': DATA_POLICY }
  // The policy of the service worker's script binds the worker, which must load everything.
  const ofFiles = { ...general, 'content-security-policy': FRAMES_POLICY }
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'))
    reply.headers(DOCUMENT.test(type) ? ofDocuments : DATA.test(type) ? ofData : ofFiles)
  })
}

/** The headers that helmet sets. They never change, and computing them takes longer than sending a cached answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
