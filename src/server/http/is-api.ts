import type { FastifyRequest } from 'fastify'

/**
 * Whether a request is for the API. The matched route decides, because one path has many encodings; the URL decides
 * when no route matches.
 */
export const isApi = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true
