import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const HEADER = /^"(\d{1,10})"$/

/**
 * The version in the header `If-Match` (RFC 9110, section 13.1.1); null without the header, which matches every version.
 * For routes with `config.comparesVersions`, which the API document names.
 * @throws Problem 400
 */
export function readIfMatch(request: FastifyRequest): number | null {
  const { config, url } = request.routeOptions
  if (!config.comparesVersions) throw new Error(`${url} lacks config.comparesVersions`)
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return null
  const [, version] = HEADER.exec(header) ?? []
  if (version === undefined) throw new Problem('malformed')
  return Number(version)
}
