import { randomBytes } from 'node:crypto'

/** A new secret for a link or a step of a sign-in. The database stores only its hash (`hashOf`). */
export const createToken = (): string => randomBytes(32).toString('base64url')
