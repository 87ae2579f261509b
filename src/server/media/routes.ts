import * as z from 'zod/mini'
import { DAY_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { STORED_NAME } from '../storage/storage.ts'

const YEAR_S = 365 * DAY_S
const TYPES: Record<string, string> = { webp: 'image/webp' }

/** Uploaded files, as stored. The file of a name never changes. */
export function mediaRoutes(app: App, { storage }: Pick<Deps, 'storage'>): void {
  app.get(
    '/media/:name',
    { schema: { params: z.object({ name: z.string().check(z.regex(STORED_NAME)) }) } },
    async (request, reply) => {
      const { name } = request.params
      const type = TYPES[name.split('.')[1] ?? '']
      const bytes = type ? await storage.get(name) : null
      if (!type || !bytes) throw notFound()
      return reply
        .type(type)
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .send(Buffer.from(bytes))
    },
  )
}
