import { createHmac } from 'node:crypto'
import type { Deps } from '../http/deps.ts'

/**
 * The key with which a device locks an account's unsent work when the session ends there. The device forgets it then, and
 * gets the same one again when the account logs in.
 */
export const sealKeyOf = ({ jwtSecret }: Pick<Deps['config'], 'jwtSecret'>, userId: number): string =>
  createHmac('sha256', jwtSecret).update(`device seal ${userId}`).digest('base64url')
