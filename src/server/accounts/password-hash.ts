import { hash, verify } from '@node-rs/argon2'

/**
 * Parameters that OWASP's Password Storage Cheat Sheet recommends for argon2id, the library's default algorithm. A hash
 * takes about 10 ms of CPU: throttle before calling.
 */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), HASH_COST)

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'))
