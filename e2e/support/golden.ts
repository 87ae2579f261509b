import { rm } from 'node:fs/promises'
import { startServer } from './server.ts'

/**
 * Playwright's global set-up: one data folder with the demo in it, which every server of the tests begins with a copy
 * of instead of making its own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { dataDir, end } = await startServer()
  await end()
  process.env.GOLDEN_DATA_DIR = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
