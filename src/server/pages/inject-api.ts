import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import { asInnerCall } from '../http/inner-call.ts'
import { Problem, tooMany } from '../http/problem.ts'
import type { PageMatch } from './page.ts'

/** Answers of our API by path with query. `status`: the status of the first answer, which is the page's subject. */
export type ApiAnswers = { status: number; answers: Record<string, unknown> }

// Retry-After in seconds when the API's answer has none.
const RETRY_S = 30

/**
 * Requests from our own API what the page shows, as an anonymous visitor in the page's language. The rate limit counts
 * only the page itself.
 * @throws Problem 429 or 503 when the page's subject is not available now
 */
export async function injectApi(
  app: App,
  request: FastifyRequest,
  { language }: Pick<PageMatch, 'language'>,
  urls: string[],
): Promise<ApiAnswers> {
  const asked = await Promise.all(
    urls.map(async (url) => {
      const headers = { 'accept-language': language }
      const answer = await asInnerCall(async () => app.inject({ url, headers, remoteAddress: request.ip }))
      const retryAfter = Number(answer.headers['retry-after']) || RETRY_S
      const body = answer.statusCode === 200 ? answer.json() : null
      return { url, status: answer.statusCode, retryAfter, body }
    }),
  )
  const { status = 200, retryAfter = RETRY_S } = asked[0] ?? {}
  if (status === 429) throw tooMany(retryAfter)
  if (status >= 500) throw new Problem('unavailable', { headers: { 'retry-after': String(retryAfter) } })
  const given = asked.filter((answer) => answer.status === 200)
  return { status, answers: Object.fromEntries(given.map(({ url, body }) => [url, body])) }
}
