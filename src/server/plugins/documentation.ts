import swaggerUi from '@fastify/swagger-ui'
import type { App } from '../http/app-type.ts'

// The sandbox gives the page an origin of its own: its script reaches neither our storage nor our API with a login.
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

/** The readable API at /api/docs, for reading only: it sends no requests but for the OpenAPI document. */
export async function documentation(app: App): Promise<void> {
  await app.register(async (scope) => {
    // To the sandboxed page its own files are those of another origin.
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
