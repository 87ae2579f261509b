import { storedSecret } from '../data-dir/stored-secret.ts'
import type { App } from '../http/app-type.ts'
import { notFound } from '../http/problem.ts'
import { hasToken, isFromNearby } from './may-operate.ts'

export const DUMP_PATH = '/operation/dump'
/** The file in DATA_DIR with the token. Anybody who can read it can read the database too. */
export const DUMP_TOKEN = 'dump-token'

/** Serves a dump of the embedded database to `npm run backup` on this machine: only this process can open it. */
export function dumpRoute(app: App, dataDir: string, dump: () => Promise<Uint8Array>): void {
  const token = storedSecret(dataDir, DUMP_TOKEN)
  app.get(DUMP_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromNearby(request) || !hasToken(request, token)) throw notFound()
    return reply.type('application/x-tar').send(Buffer.from(await dump()))
  })
}
