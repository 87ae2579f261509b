import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import { apiPathOf } from './page-facts.ts'
import type { PageMatch } from './page-routes.ts'

export type ApiAnswer = { path: string; status: number; body: unknown }

/**
 * Asks our own API what a page shows first, as the visitor would: signed out, in the page's language, and counted
 * against the visitor's own limit.
 */
export async function askApi(app: App, request: FastifyRequest, match: PageMatch): Promise<ApiAnswer | null> {
  const path = apiPathOf(match)
  if (!path) return null
  const answer = await app.inject({
    url: path,
    headers: { 'accept-language': match.language },
    remoteAddress: request.ip,
  })
  return { path, status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : null }
}
