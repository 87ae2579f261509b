import type { FastifyRequest } from 'fastify'

/**
 * For a route whose query may contain a person's name or address. Its lines in the log have Fastify's fields, but the
 * address without the query.
 */
export const logSerializers = {
  req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
    method,
    url: url.split('?', 1)[0],
    host,
    remoteAddress: ip,
    remotePort: socket.remotePort,
  }),
}
