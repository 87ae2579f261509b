import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { isFromHere } from '../operation/may-operate.ts'
import { BOUNCES_PATH, MAX_BOUNCE_BYTES } from './bounces-path.ts'
import { receiveBounce } from './receive-bounce.ts'

/** Takes returned mails from `npm run bounces` on this machine: only this process can open the embedded database. */
export function bounceRoute(app: App, deps: Deps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      BOUNCES_PATH,
      { bodyLimit: MAX_BOUNCE_BYTES, schema: { hide: true } },
      async (request, reply) => {
        if (!isFromHere(request)) throw notFound()
        const result = await receiveBounce(deps, String(request.body))
        request.log.info({ result }, 'bounce')
        return reply.status(204).send()
      },
    )
  })
}
