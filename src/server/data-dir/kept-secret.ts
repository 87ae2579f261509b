import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createWhole } from './write-whole.ts'

// Every secret kept here is longer: 32 bytes in base64url are 43 characters.
const SHORTEST = 32

/** A secret in DATA_DIR is not what this program wrote. */
export class DamagedSecretError extends Error {}

/**
 * The secret called `name` in `dataDir`; made at the first start and kept from then on. An empty file never signed
 * anything: it is replaced.
 * @throws DamagedSecretError for a file that is too short to be a secret, without its content
 */
export function keptSecret(
  dataDir: string,
  name: string,
  make = () => randomBytes(48).toString('base64url'),
): string {
  const file = join(dataDir, name)
  const kept = readSecret(file)
  if (kept !== null && kept.length >= SHORTEST) return kept
  if (kept) {
    throw new DamagedSecretError(
      `DATA_DIR: its ${name} is damaged. Restore it from a backup, or delete it to have a new one made.`,
    )
  }
  if (kept === '') rmSync(file)
  const secret = make()
  try {
    createWhole(file, secret)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return keptSecret(dataDir, name, make)
    throw error
  }
  return secret
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
