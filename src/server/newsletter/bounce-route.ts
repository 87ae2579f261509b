import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { isFromNearby } from '../operation/may-operate.ts'
import { BOUNCES_PATH, MAX_BOUNCE_BYTES } from './bounces-path.ts'
import { receiveBounce } from './receive-bounce.ts'

/**
 * Takes returned mails from `npm run bounces`: only this process can open the embedded database. Anybody could mail them to
 * the bounce address too, so the token in each mail proves it, and a private network needs no other.
 */
export function bounceRoute(app: App, deps: Deps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      BOUNCES_PATH,
      { bodyLimit: MAX_BOUNCE_BYTES, schema: { hide: true } },
      async (request, reply) => {
        if (!isFromNearby(request)) throw notFound()
        const result = await receiveBounce(deps, String(request.body))
        request.log.info({ result }, 'bounce')
        return reply.status(204).send()
      },
    )
  })
}
