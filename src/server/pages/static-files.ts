import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DAY_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'

// Hashed file names: the content at such an address never changes.
const FOR_EVER = `public, max-age=${365 * DAY_S}, immutable`

/** Serves the files of the build, each by its own route, so that missing files fall through to other routes. */
export async function staticFiles(app: App, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The shell is served filled in, never as it is. The plugin selects compressed copies itself.
    globIgnore: ['**/*.br', '**/*.gz', '**/.*', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(relative(dist, path).split(sep).join('/')))
    },
  })
}

/** The Cache-Control header of a file of the build. */
export function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return FOR_EVER
  if (file === 'favicon.ico' || /^(?:icons|screenshots|licences|sounds)\//.test(file))
    return `public, max-age=${DAY_S}`
  return 'no-cache'
}
