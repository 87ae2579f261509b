import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isPublicAddress } from '../network/public-address.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** Whether the request comes from this machine. Behind a trusted proxy, its client's address is checked. */
export const isFromHere = (request: FastifyRequest): boolean => LOOPBACK.test(request.ip)

/**
 * Whether the request comes from this machine, under any of its addresses, or from a private network: a program beside a
 * container has an address of the container's network.
 */
export const isFromNearby = ({ ip, socket }: FastifyRequest): boolean =>
  ip === socket.localAddress || !isPublicAddress(ip.replace('::ffff:', ''))

/** Whether the request carries this bearer token. */
export function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '')
  const known = Buffer.from(token)
  return given.length === known.length && timingSafeEqual(given, known)
}
