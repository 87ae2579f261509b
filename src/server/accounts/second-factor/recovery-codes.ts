import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { HASH_COST } from '../password-hash.ts'
import { randomLetters } from '../random-letters.ts'

const CODES = 10
const LENGTH = 10

/** A set of new codes such as "k7dqm-3pzt9", of 49 bits each, with the hashes to store. */
export async function createRecoveryCodes() {
  const salt = randomBytes(16).toString('base64url')
  const codes = Array.from({ length: CODES }, () => randomLetters(LENGTH))
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes, salt }
}

/** The stored hash of a code; case, spaces and hyphens do not matter. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const hash = await hashRaw(plain, { ...HASH_COST, salt: Buffer.from(salt, 'base64url') })
  return hash.toString('base64url')
}
