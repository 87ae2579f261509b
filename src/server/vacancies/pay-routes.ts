import { PayTablesAnswer } from '#shared/contract/pay.ts'
import { HOUR_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { listMinimumWages } from './store.ts'

/** Limits of § 20 SGB IV by date; a change of the law adds a row. */
const MIDI_JOB_LIMITS = [{ valid_from: '2023-01-01', monthly: 2000 }]

/** Minimum wages and midi-job limits by date, so that a device can check pay offline for any day. */
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
