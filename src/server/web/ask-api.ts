import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import type { PageMatch } from './page-routes.ts'

/** Answers of our API by path with query, and the status of the first: what the page is about. */
export type ApiAnswers = { status: number; answers: Record<string, unknown> }

/**
 * Asks our own API, as the visitor would: signed out, in the page's language, and counted
 * against the visitor's own limit.
 */
export async function askApi(
  app: App,
  request: FastifyRequest,
  { language }: Pick<PageMatch, 'language'>,
  urls: string[],
): Promise<ApiAnswers> {
  const asked = await Promise.all(
    urls.map(async (url) => {
      const headers = { 'accept-language': language }
      const answer = await app.inject({ url, headers, remoteAddress: request.ip })
      return { url, status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : null }
    }),
  )
  const given = asked.filter(({ status }) => status === 200)
  return {
    status: asked[0]?.status ?? 200,
    answers: Object.fromEntries(given.map(({ url, body }) => [url, body])),
  }
}
