import type { Config } from '../../config.ts'
import type { Db } from '../connect.ts'

export async function seed(
  _db: Db,
  _options: Pick<Config, 'demo' | 'demoJobs' | 'admin'> & { now: Date },
): Promise<void> {}
export const DEMO_PASSWORD = 'Bridge-2026!'
export const DEMO_ACCOUNTS = [
  { role: 'worker', email: 'worker@jobmost.example' },
  { role: 'boss', email: 'boss@jobmost.example' },
  { role: 'admin', email: 'admin@jobmost.example' },
] as const
