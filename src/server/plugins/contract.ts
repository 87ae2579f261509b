import swagger from '@fastify/swagger'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { documentation } from './documentation.ts'
import { headersOf, problemsOf, withSharedErrors } from './documented.ts'
import { sharedSchemas } from './shared-schemas.ts'
import { operationIdOf, summaryOf } from './summaries.ts'

const shareSchemas = createJsonSchemaTransformObject({ schemaRegistry: sharedSchemas })
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
    transformObject: (document) => withSharedErrors(shareSchemas(document)),
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document)
      const access = document.route.config?.access
      const signedIn = access && access !== 'public' && access !== 'anonymous'
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
          ...(access === 'admin' ? { 'x-staff-right': document.route.config?.right ?? 'staff' } : {}),
          security: signedIn ? [{ bearer: [] }] : [],
          ...headersOf(document.route, schema),
          response: { ...problemsOf(document.route, schema), ...(schema.response as object) },
        },
        url,
      }
    },
  })
  await documentation(app)
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
