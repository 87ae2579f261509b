import { type Transparency, TransparencyAnswer } from '#shared/contract/transparency.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readTransparency } from './read.ts'

/** The public figures of decisions. Each process counts them once an hour, because it reads whole tables. */
export function transparencyRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  let cached: { at: number; figures: Promise<Transparency> } | null = null
  const figures = () => {
    const now = clock()
    if (!cached || now.getTime() - cached.at >= HOUR_MS) {
      const counted = readTransparency(db, now)
      cached = { at: now.getTime(), figures: counted }
      // A failed count is repeated by the next request.
      counted.catch(() => {
        cached = null
      })
    }
    return cached.figures
  }
  app.get(
    '/transparency',
    {
      config: { access: 'public', cacheSeconds: 0 },
      schema: { tags: ['content'], response: { 200: TransparencyAnswer } },
    },
    async () => ({ data: await figures() }),
  )
}
