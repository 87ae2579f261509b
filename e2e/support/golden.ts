import { rm } from 'node:fs/promises'
import { startServer } from './server.ts'

/**
 * Playwright's global set-up: one data folder with the demo. Every server of the tests starts on a copy of it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { dataDir, end } = await startServer()
  await end()
  process.env.GOLDEN_DATA_DIR = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
