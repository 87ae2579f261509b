import type { App } from './app-type.ts'

/**
 * Lets the routes of this scope take forms and ignore their body, such as that of one-click unsubscription (RFC 8058,
 * `List-Unsubscribe=One-Click`): the token in the address says what a request is about.
 */
export function ignoreFormBody(app: App): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )
}
