import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVictims } from '../access/victims.ts'
import { createUser, type TestUser } from '../people.ts'
import { engines, useTestApp } from '../test-app.ts'
import { decodeBody } from './decode-body.ts'
import { createAnswerCheck } from './judge.ts'
import { hostileRequests } from './requests.ts'

// `npm run test:hostile` sends many more, to the built server.
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1200)
const SEED = Number(process.env.SEED ?? 1)

describe('hostile requests', () => {
  const test = useTestApp(engines().at(-1))

  it(`get documented answers and never a 5xx (seed ${SEED})`, async () => {
    const document = (await test.app.inject('/api/openapi.json')).json()
    const victims = await createVictims(test)
    const roles = ['worker', 'boss', 'admin'] as const
    const create = (caller: number) => createUser(test, { role: roles[caller % 3] ?? 'worker' })
    const callers: (TestUser | null)[] = [null, await create(0), await create(1), await create(2)]
    const real = {
      slug: [victims.job.slug, 'imprint', 'berlin'],
      id: Object.values(victims).flatMap((thing) => (typeof thing === 'object' ? [String(thing.id)] : [])),
    }
    const judge = createAnswerCheck(document)
    const problems = new Set<string>()
    for (const request of fc.sample(hostileRequests(document, real, callers.length), {
      numRuns: REQUESTS,
      seed: SEED,
    })) {
      const { method, target, headers, body, caller } = request
      const user = callers[caller]
      const answer = await test.app.inject({
        method: method as 'GET',
        url: target,
        headers: { ...(user && { authorization: `Bearer ${user.token}` }), ...headers },
        remoteAddress: `10.0.0.${caller}`,
        ...(body !== null && { payload: body }),
      })
      const problem = judge(request, {
        status: answer.statusCode,
        headers: answer.headers,
        body: decodeBody(answer.rawPayload, answer.headers['content-encoding']),
      })
      if (problem) problems.add(`${method} ${request.operation?.path ?? target.slice(0, 100)} ${problem}`)
      // The request has signed the caller out or deleted the account: a new caller replaces it.
      if (user && answer.statusCode === 401) callers[caller] = await create(caller - 1)
    }
    expect([...problems]).toEqual([])
  }, 120_000)
})
