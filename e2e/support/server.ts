import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startProgram } from './program.ts'

/** The real server with the built app, on its own data folder. */
export type Server = {
  port: number
  dataDir: string
  /** The last lines that it has printed. */
  readonly log: readonly string[]
  /** Kills the process (SIGKILL). */
  kill(): Promise<void>
  /** Starts it again on the same port and folder. */
  restart(): Promise<void>
  /** Stops it gracefully and keeps its folder. */
  end(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server, on a copy of the folder GOLDEN_DATA_DIR (a demo) if it is set. With DEMO=0 the folder is empty.
 * @param env environment variables (README.md, "Run it") that override those of a small demo
 */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jobmost-e2e-'))
  const golden = process.env.GOLDEN_DATA_DIR
  if (golden && env.DEMO !== '0') await cp(golden, dataDir, { recursive: true })
  const run = (port: number): Program =>
    startProgram({ DATA_DIR: dataDir, PORT: String(port), ...env }, { showErrors: true })
  let program = run(0)
  const port = await program.port
  return {
    port,
    dataDir,
    get log() {
      return program.lines
    },
    kill: () => program.kill(),
    restart: async () => {
      await program.kill()
      program = run(port)
      await program.port
    },
    end: () => program.kill('SIGTERM'),
    stop: async () => {
      await program.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
