import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { idempotencyHeader, problemsOf } from './documented.ts'
import { sharedSchemas } from './shared-schemas.ts'
import { operationIdOf, summaryOf } from './summaries.ts'

// Swagger UI has one inline style element and data: images. Nothing is loaded from other hosts.
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const jsonSchemaTransform = createJsonSchemaTransform({ schemaRegistry: sharedSchemas })

/** Validation, serialization and the OpenAPI document from the same schemas. Readable at /api/docs. */
export async function contract(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Jobmost', version: '1', description: 'A multilingual job marketplace for Germany.' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: sharedSchemas }),
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document)
      const access = document.route.config?.access
      const signedIn = access && access !== 'public'
      const hidden = !url.startsWith('/api/v1/')
      const path = url.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')
      const method = String(document.route.method)
      return {
        schema: {
          ...schema,
          ...(hidden ? { hide: true } : {}),
          operationId: operationIdOf(method, path),
          summary: summaryOf(method, path),
          description: `Who may call: ${access ?? 'nobody'}`,
          'x-access': access,
          security: signedIn ? [{ bearer: [] }] : [],
          ...idempotencyHeader(document.route, schema),
          response: { ...problemsOf(document.route, schema), ...(schema.response as object) },
        },
        url,
      }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { tryItOutEnabled: true },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** `a[]=1&a[]=2` and `a=1&a=2` both give a list; a single value stays a string. */
export function parseQuery(query: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {}
  for (const [rawName, value] of new URLSearchParams(query)) {
    const name = rawName.replace(/\[\d*\]$/, '')
    const known = Object.hasOwn(result, name) ? result[name] : undefined
    if (Array.isArray(known)) known.push(value)
    else if (known !== undefined) result[name] = [known, value]
    else result[name] = rawName === name ? value : [value]
  }
  return result
}
