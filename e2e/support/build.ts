import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

let program: string | null = null

/** The program that `npm start` runs, built from the sources of now. */
export function builtServer(): string {
  if (!program) execFileSync(process.execPath, [fileAt('src/build/ensure-build.ts')], { stdio: 'inherit' })
  program = fileAt('dist/.server/main.js')
  return program
}
