import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { decodeBody } from '../../src/server/testing/hostile/decode-body.ts'
import type { HostileAnswer } from '../../src/server/testing/hostile/judge.ts'

const GIVE_UP_AFTER_MS = 20_000

export type Sent = {
  method: string
  target: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | null
  /** The client's address as a trusted proxy names it. */
  address: string
}
/** An answer with the time it took; status 0 when the connection ended without one. */
export type TimedAnswer = HostileAnswer & { ms: number }

/** A client that sends malformed addresses and headers unchanged. `fetch` would normalise them. */
export function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = ({ method, target, headers, body, address }: Sent): Promise<TimedAnswer> =>
    new Promise((resolve) => {
      const start = performance.now()
      const done = (status: number, got: Record<string, unknown>, text: string) =>
        resolve({ status, headers: got, body: text, ms: performance.now() - start })
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          agent,
          method,
          path: target.replace(/[^!-~]/g, (character) => encodeURIComponent(character.toWellFormed())),
          headers: {
            ...headers,
            ...(body == null ? {} : { 'content-length': Buffer.byteLength(body) }),
            'x-forwarded-for': address,
          },
          timeout: GIVE_UP_AFTER_MS,
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('end', () =>
            done(
              answer.statusCode ?? 0,
              answer.headers,
              decodeBody(Buffer.concat(chunks), answer.headers['content-encoding']),
            ),
          )
          answer.on('error', () => done(0, {}, ''))
        },
      )
      sent.on('timeout', () => sent.destroy())
      sent.on('error', (error) => done(0, {}, error.message))
      sent.end(body ?? undefined)
    })
  /** Repeats a request without an answer once: the server may have closed an idle connection at that moment. */
  const sendWithRetry = async (sent: Sent): Promise<TimedAnswer> => {
    const answer = await send(sent)
    return answer.status === 0 ? send(sent) : answer
  }
  return { send: sendWithRetry, port, close: () => agent.destroy() }
}
export type Client = ReturnType<typeof createClient>
