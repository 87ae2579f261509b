import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DAY_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'

// Their names carry a hash of their contents: what an address once gave never changes.
const FOR_EVER = `public, max-age=${365 * DAY_S}, immutable`

/** The build's files as they are, each by its own route: what is not there is not theirs to answer. */
export async function staticFiles(app: App, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The shell is filled in before it is served; compressed copies are picked by the plugin.
    globIgnore: ['**/*.br', '**/*.gz', '**/.*', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(relative(dist, path).split(sep).join('/')))
    },
  })
}

/** How long a file of the build may be kept. */
export function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return FOR_EVER
  if (/^(?:icons|screenshots|licences|sounds)\//.test(file)) return `public, max-age=${DAY_S}`
  return 'no-cache'
}
