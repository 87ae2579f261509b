import { PayTablesAnswer } from '#shared/contract/pay.ts'
import { HOUR_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { listMidiJobLimits, listMinimumWages } from './store.ts'

/** Minimum wages and midi-job limits by date, so that a device can check pay offline for any day. */
export function payRoutes(app: App, { db }: Deps): void {
  app.get(
    '/pay-tables',
    {
      config: { access: 'public', cacheSeconds: HOUR_S },
      schema: { tags: ['jobs'], response: { 200: PayTablesAnswer } },
    },
    async () => {
      const [minimum_wages, midi_job_limits] = await Promise.all([
        listMinimumWages(db),
        listMidiJobLimits(db),
      ])
      return { data: { minimum_wages, midi_job_limits } }
    },
  )
}
