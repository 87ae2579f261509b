import { bundleIndexedDb, bundleProgram } from './device/bundle.ts'
import type { Mutant } from './mutants/mutant.ts'
import { startStoryServer } from './server.ts'
import type { Stage } from './story/world.ts'

/** Builds the programs and starts the server, once for all stories of a process. */
export async function openStage(golden: string, mutant: Mutant | null = null): Promise<Stage> {
  const [server, startProgram, startIndexedDb] = await Promise.all([
    startStoryServer(golden),
    bundleProgram(mutant),
    bundleIndexedDb(),
  ])
  return { server, startProgram, startIndexedDb }
}
