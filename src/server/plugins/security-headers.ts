import helmet from '@fastify/helmet'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { settingsOf } from '../realtime/engine.ts'

const DOCUMENT = /html|xml/

/** Strict CSP and company: the token lives in localStorage (commissioned), so no foreign script may ever run. `styleHashes` are of the style sheets that pages carry inside. */
export async function securityHeaders(
  app: App,
  { config }: Pick<Deps, 'config'>,
  styleHashes: string[],
): Promise<void> {
  const https = config.publicUrl.startsWith('https:')
  const { host, port, scheme } = settingsOf(config.pusher, config.publicUrl)
  // An external engine is elsewhere; our own is where the page came from.
  const realtimeSources = host ? [`${scheme === 'https' ? 'wss' : 'ws'}://${host}:${port}`] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
        // React and React Aria place overlays through the style attribute, which scripts set under this name.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...realtimeSources],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    // A policy is about documents; on every script and answer it would be nothing but weight.
    if (!DOCUMENT.test(String(reply.getHeader('content-type')))) reply.removeHeader('content-security-policy')
  })
}
