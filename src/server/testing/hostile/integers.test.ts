import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { INT4_MAX } from '#shared/contract/conventions.ts'
import { createVictims } from '../access/victims.ts'
import { createUser } from '../people.ts'
import { engines, useTestApp } from '../test-app.ts'
import { type OpenApi, readOperations } from './document.ts'
import { createIntegers, targetsWith } from './integers.ts'

// The version of an offer's text is longer; it is only compared.
const COMPARED = /take-down body\.version$/
const VALUES = [INT4_MAX + 1, Number.MAX_SAFE_INTEGER, -1]

// Thousands of requests, so they run on one engine.
describe.each(engines().slice(-1))('integers of requests on %s', (engine) => {
  const test = useTestApp(engine)
  const read = async (): Promise<OpenApi> => (await test.app.inject('/api/openapi.json')).json()

  it('are bounded in each schema of a request', async () => {
    const document = await read()
    const { unbounded } = createIntegers(document)
    const places = readOperations(document).flatMap(({ method, path, parameters, body }) => [
      ...parameters.flatMap(({ name, schema }) => [
        ...unbounded(schema, INT4_MAX, `${method} ${path} ${name}`),
      ]),
      ...(body ? unbounded(body, INT4_MAX, `${method} ${path} body`) : []),
    ])
    expect(places.filter((place) => !COMPARED.test(place))).toEqual([])
  })

  it('are refused without a 5xx when PostgreSQL cannot store them', async () => {
    const document = await read()
    const { bodies, sample } = createIntegers(document)
    const victims = await createVictims(test)
    const admin = await createUser(test, { role: 'admin' })
    const callers = [victims.seeker, victims.employer, admin]
    const ids = new Set<number>(
      Object.values(victims).flatMap((thing) => (typeof thing === 'object' ? [Number(thing.id)] : [])),
    )
    const problems = new Set<string>()
    let sent = 0
    const send = async (method: string, url: string, headers: object, body?: unknown) => {
      for (const { token } of callers) {
        const answer = await test.app.inject({
          method: method as 'GET',
          url,
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...headers },
          ...(body !== undefined && { payload: body as object }),
        })
        sent++
        if (answer.statusCode >= 500) problems.add(`${method} ${url} ${JSON.stringify({ headers, body })}`)
      }
    }
    const operations = readOperations(document).filter(({ takesPicture }) => !takesPicture)
    for (const value of VALUES) {
      for (const operation of operations) {
        const { method, body } = operation
        const valid = body ? sample(body) : undefined
        const { changed } = targetsWith(operation, value, 1, victims.job.slug)
        for (const url of changed) await send(method, url, {}, valid)
        if (!body) continue
        const changedBodies = [...bodies(body, value)]
        for (const id of operation.path.includes('{id}') ? [1, ...ids] : [1]) {
          const { plain } = targetsWith(operation, value, id, victims.job.slug)
          for (const changedBody of changedBodies) await send(method, plain, {}, changedBody)
          if (method !== 'PATCH') continue
          await send(method, plain, { 'if-match': `"${value}"` }, valid)
        }
      }
    }
    expect([...problems]).toEqual([])
    expect(sent).toBeGreaterThan(5000)
  }, 300_000)
})
