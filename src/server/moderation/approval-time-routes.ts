import { ApprovalTimeAnswer, MIN_DECISIONS } from '#shared/contract/approval-time.ts'
import { DAY_MS, HOUR_MS, HOUR_S } from '#shared/durations.ts'
import { measureDecisions } from '../db/decision-hours.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'

const SPAN_MS = 30 * DAY_MS

/** How long decisions took lately. Each process measures it once an hour, because everybody may ask. */
export function approvalTimeRoutes(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  let cached: { at: number; hours: Promise<number | null> } | null = null
  const measure = async (now: Date) => {
    const { count, median_hours } = await measureDecisions(db, new Date(now.getTime() - SPAN_MS))
    return count < MIN_DECISIONS ? null : median_hours
  }
  const hours = () => {
    const now = clock()
    if (!cached || now.getTime() - cached.at >= HOUR_MS) {
      const measured = measure(now)
      cached = { at: now.getTime(), hours: measured }
      // A failed measurement is repeated by the next request.
      measured.catch(() => {
        cached = null
      })
    }
    return cached.hours
  }
  app.get(
    '/approval-time',
    {
      config: { access: 'anonymous', cacheSeconds: HOUR_S },
      schema: { tags: ['content'], response: { 200: ApprovalTimeAnswer } },
    },
    async () => ({ data: { median_hours: await hours() } }),
  )
}
