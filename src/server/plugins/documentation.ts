import swaggerUi from '@fastify/swagger-ui'
import type { App } from '../http/app-type.ts'

// The sandbox gives the page an opaque origin: its script can neither read our storage nor call our API as the user.
// Swagger UI has one inline style element and data: images. Nothing is loaded from other hosts.
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The readable API at /api/docs, for reading only: its only request is the OpenAPI document. */
export async function documentation(app: App): Promise<void> {
  await app.register(async (scope) => {
    // The sandboxed page has an opaque origin, so it loads even its own files cross-origin.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: POLICY,
      uiConfig: { supportedSubmitMethods: [] },
    })
  })
}
