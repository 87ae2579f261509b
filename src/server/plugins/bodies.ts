import type { App } from '../http/app-type.ts'

/**
 * JSON is the one type of body. An empty one is none: many HTTP clients name JSON as the type of a request without a
 * body all the same (POST /api/v1/auth/refresh is one).
 */
export function bodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length ? parse(request, body as string, done) : done(null, undefined),
  )
}
