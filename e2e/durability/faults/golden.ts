import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from './program.ts'

let made: Promise<string> | null = null

/** Copies a DATA_DIR that a first start has filled to `place`. It is made once. */
export async function copyGolden(place: string): Promise<void> {
  made ??= make()
  cpSync(await made, place, { recursive: true })
}

async function make(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jobmost-golden-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const program = startProgram({ DATA_DIR: folder })
  await program.port
  await program.kill('SIGTERM')
  return folder
}
