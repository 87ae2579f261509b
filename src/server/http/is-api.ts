import type { FastifyRequest } from 'fastify'

/** Whether a request is for the API: by its route, since an address can be spelt in many ways, or by an address that has none. */
export const isApi = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true
