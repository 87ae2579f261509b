import { bundleIndexedDb, bundleProgram } from './device/bundle.ts'
import type { Mutant } from './mutants/mutant.ts'
import { startStoryServer } from './server.ts'
import type { Stage } from './story/world.ts'

/** Builds the programs and starts the server, once for all stories of a process. */
export async function openStage(golden: string): Promise<Stage> {
  const [server, startProgram, startIndexedDb] = await Promise.all([
    startStoryServer(golden),
    bundleProgram(null),
    bundleIndexedDb(),
  ])
  return { server, startProgram, startIndexedDb }
}

/** The same with a planted fault in the client's code; one of the server is planted when the server is loaded. */
export async function withMutant(stage: Stage, mutant: Mutant): Promise<Stage> {
  return mutant.file.startsWith('client/') ? { ...stage, startProgram: await bundleProgram(mutant) } : stage
}
