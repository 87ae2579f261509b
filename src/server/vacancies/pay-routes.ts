import { PayTablesAnswer } from '#shared/contract/pay.ts'
import { HOUR_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { listMinimumWages } from './store.ts'

/** § 20 SGB IV; a change of the law is a new row. */
const MIDI_JOB_LIMITS = [{ valid_from: '2023-01-01', monthly: 2000 }]

/** The dated tables of the law, so that a device can tell what a pay comes to on any day, also offline. */
export function payRoutes(app: App, { db }: Deps): void {
  app.get(
    '/pay-tables',
    {
      config: { access: 'public', cacheSeconds: HOUR_S },
      schema: { tags: ['jobs'], response: { 200: PayTablesAnswer } },
    },
    async () => ({
      data: { minimum_wages: await listMinimumWages(db), midi_job_limits: MIDI_JOB_LIMITS },
    }),
  )
}
