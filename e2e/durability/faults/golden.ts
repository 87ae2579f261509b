import { cp, rm } from 'node:fs/promises'
import { startServer } from '../../support/server.ts'

let made: Promise<string> | null = null

/** Copies a DATA_DIR that a first start has filled to `place`. It is made once. */
export async function copyGolden(place: string): Promise<void> {
  made ??= startServer().then(async ({ dataDir, end }) => {
    await end()
    return dataDir
  })
  await cp(await made, place, { recursive: true })
}

/** Deletes it after the run. */
export async function deleteGolden(): Promise<void> {
  if (made) await rm(await made, { recursive: true, force: true })
  made = null
}
