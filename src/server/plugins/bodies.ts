import type { App } from '../http/app-type.ts'

/**
 * Accepts only JSON bodies. An empty body counts as none: many HTTP clients send `content-type: application/json`
 * without a body (POST /api/v1/auth/refresh is an example).
 */
export function bodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length ? parse(request, body as string, done) : done(null, undefined),
  )
}
