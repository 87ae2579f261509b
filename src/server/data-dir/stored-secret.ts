import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createAtomically } from './create-atomically.ts'

// All secrets are longer: 32 bytes in base64url are 43 characters.
const MIN_LENGTH = 32

/** A secret in DATA_DIR is damaged. */
export class DamagedSecretError extends Error {}

/**
 * The secret `name` in `dataDir`, generated at the first start. An empty file is replaced: it was never used.
 * @throws DamagedSecretError for a file that is too short; the message does not contain its content
 */
export function storedSecret(
  dataDir: string,
  name: string,
  make = () => randomBytes(48).toString('base64url'),
): string {
  const file = join(dataDir, name)
  const kept = readSecret(file)
  if (kept !== null && kept.length >= MIN_LENGTH) return kept
  if (kept) {
    throw new DamagedSecretError(
      `DATA_DIR: its ${name} is damaged. Restore it from a backup, or delete it to have a new one made.`,
    )
  }
  if (kept === '') rmSync(file)
  const secret = make()
  try {
    createAtomically(file, secret)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return storedSecret(dataDir, name, make)
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
