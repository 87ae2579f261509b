import { vi } from 'vitest'

type Handler = (request: Request) => Response | Promise<Response>

/** Replaces the network by `handler`. Returns the received requests, with unread bodies. */
export function serve(handler: Handler): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    return handler(request)
  })
  return requests
}

export const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers })

export const refusal = (status: number, code: string, headers = {}) =>
  json({ message: `In words: ${code}`, code }, status, headers)

export const bearerOf = (request: Request | undefined) =>
  request?.headers.get('authorization')?.replace('Bearer ', '') ?? null
