import type { FastifyReply } from 'fastify'

/** Sends the page behind a link of a mail. Its address contains a token: it is not stored and not passed on. */
export const sendMailPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .status(status)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    // The type of the answer is that of the route's schema.
    .send(html as never)
