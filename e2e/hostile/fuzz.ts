import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { createAnswerCheck } from '../../src/server/testing/hostile/judge.ts'
import { type HostileRequest, hostileRequests } from '../../src/server/testing/hostile/requests.ts'
import { type HostileCaller, logIn, register } from './callers.ts'
import type { Client } from './client.ts'
import type { Findings } from './findings.ts'

// On two cores, 300 to 600 requests a second: far more than 50,000 in ten minutes.
const CONCURRENT = 4
const BATCH = 1000
const LOG_DELAY_MS = 200
const BODY_LIMIT = 256 * 1024

/** Sends `total` requests made from the OpenAPI document, each from another address. */
export async function fuzz(
  client: Client,
  { total, seed }: { total: number; seed: number },
  findings: Findings,
  log: readonly string[],
): Promise<Map<number, number>> {
  const read = async (target: string) =>
    JSON.parse((await client.send({ method: 'GET', target, address: '10.255.0.1' })).body)
  const document = await read('/api/openapi.json')
  const judge = createAnswerCheck(document)
  const jobs = (await read('/api/v1/jobs')).data as { id: number; slug: string }[]
  const real = {
    slug: [...jobs.map(({ slug }) => slug), 'imprint', 'berlin'],
    id: jobs.map(({ id }) => String(id)),
  }
  const callers: (HostileCaller | null)[] = [null]
  for (const role of ['worker', 'boss', 'admin'] as const)
    callers.push(await logIn(client, role, `${role}@jobmost.example`, '10.255.0.2'))
  const requests = hostileRequests(document, real, callers.length)
  const statuses = new Map<number, number>()
  let count = 0
  // Another address for each request, because this phase does not test the rate limits.
  const nextAddress = () => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count++ & 255}`

  const renew = async (index: number, { role, email }: HostileCaller) => {
    const again = await logIn(client, role, email, nextAddress())
    callers[index] = again ?? (role === 'admin' ? null : await register(client, role, 'Olga', nextAddress()))
  }
  const one = async (request: HostileRequest) => {
    const caller = callers[request.caller]
    const { method, target, body } = request
    const headers = { ...(caller && { authorization: `Bearer ${caller.token}` }), ...request.headers }
    const answer = await client.send({ method, target, headers, body, address: nextAddress() })
    // A body above the limit: the server answers 413 and closes, often before the client has read the answer.
    if (answer.status === 0 && (body?.length ?? 0) > BODY_LIMIT) return
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const what = `${method} ${request.operation?.path ?? target.slice(0, 80)}`
    const problem = judge(request, answer)
    if (problem) {
      const cause = answer.status >= 500 ? await causeOf(answer.body, log) : ''
      findings.add('fuzz', withoutId(`${what} ${problem}`), `${target} ${body?.slice(0, 300) ?? ''}${cause}`)
    }
    findings.time('fuzz', what, answer.ms)
    if (caller && answer.status === 401 && callers[request.caller] === caller)
      await renew(request.caller, caller)
  }

  for (let done = 0; done < total; done += BATCH) {
    const batch = fc.sample(requests, { numRuns: Math.min(BATCH, total - done), seed: seed + done })
    const queue = batch[Symbol.iterator]()
    const worker = async () => {
      for (const request of queue) await one(request)
    }
    await Promise.all(Array.from({ length: CONCURRENT }, worker))
  }
  return statuses
}

const REQUEST_ID = /"request_id":"([^"]+)"/
/** Problems of different requests are counted as one. */
const withoutId = (problem: string) => problem.replace(REQUEST_ID, '"request_id":"…"')

/** The line of the server's log that says why the request failed. */
async function causeOf(body: string, log: readonly string[]): Promise<string> {
  const id = REQUEST_ID.exec(body)?.[1]
  if (!id) return ''
  // The line reaches this process after the answer.
  await setTimeout(LOG_DELAY_MS)
  const { err } = JSON.parse(log.find((line) => line.includes(id) && line.includes('"err"')) ?? '{}')
  return err ? `\n    ${err.code ?? ''} ${err.stack}` : '\n    nothing in the log'
}
