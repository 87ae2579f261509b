import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { SUMMARIES, summaryKey } from './summaries.ts'

type Operation = { operationId: string; summary?: string; responses: Record<string, object> }

describe('the OpenAPI document', () => {
  const test = useTestApp('pglite')

  const readDocument = async () => (await test.app.inject('/api/openapi.json')).json()
  const readOperations = async () => {
    const paths: Record<string, Record<string, Operation>> = (await readDocument()).paths
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`,
        ...operation,
      })),
    )
  }
  const documented = async (name: string) =>
    Object.keys((await readOperations()).find((operation) => operation.name === name)?.responses ?? {})

  it('has a summary and a unique operationId for every operation, and no summary without one', async () => {
    const operations = await readOperations()
    expect(operations.length).toBeGreaterThan(150)
    // A new route needs its line in plugins/summaries.ts.
    expect(operations.filter(({ summary }) => !summary).map(({ name }) => name)).toEqual([])
    const keys = operations.map(({ name }) => summaryKey(...(name.split(' ') as [string, string])))
    expect(Object.keys(SUMMARIES).filter((key) => !keys.includes(key))).toEqual([])
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids).toContain('getJobsBySlug')
  })

  it('names shared schemas and error answers once and refers to them', async () => {
    const document = await readDocument()
    const text = JSON.stringify(document)
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(refs).size).toBeGreaterThan(40)
    const known = Object.keys(document.components.schemas)
    expect(refs.filter((name) => name && !known.includes(name))).toEqual([])
    // With inlined schemas and error answers each operation would be three times as large.
    expect(text.length / (await readOperations()).length).toBeLessThan(2100)
    const answers = [...text.matchAll(/"\$ref":"#\/components\/responses\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(answers)).toEqual(new Set(Object.keys(document.components.responses)))
  })

  it('documents the statuses of routes', async () => {
    const { token } = await createUser(test, { role: 'worker' })
    const person = await createUser(test, { role: 'worker' })
    const answers: [string, 'POST' | 'PUT' | 'DELETE', string, object, number][] = [
      ['PUT /cabinet/avatar', 'PUT', '/cabinet/avatar', {}, 415],
      [
        'POST /reports',
        'POST',
        '/reports',
        { type: 'job', id: 999_999, reason: 'spam', email: 'a@b.example' },
        404,
      ],
      ['POST /chat/rooms', 'POST', '/chat/rooms', { job_id: 999_999 }, 404],
      ['POST /chat/rooms', 'POST', '/chat/rooms', { user_id: person.id }, 403],
      [
        'POST /cabinet/second-factor/recovery-codes',
        'POST',
        '/cabinet/second-factor/recovery-codes',
        { password: person.password },
        404,
      ],
      [
        'DELETE /cabinet/second-factor/totp',
        'DELETE',
        '/cabinet/second-factor/totp',
        { password: person.password },
        404,
      ],
    ]
    for (const [operation, method, path, body, status] of answers) {
      expect([operation, (await test.call(method, path, { token, body })).status]).toEqual([
        operation,
        status,
      ])
      expect([operation, await documented(operation)]).toEqual([
        operation,
        expect.arrayContaining([String(status)]),
      ])
    }
    const stale = await test.call('PATCH', '/cabinet/profile', {
      token,
      body: { about: 'I clean windows.' },
      headers: { 'if-match': '"1"' },
    })
    expect([stale.status, await documented('PATCH /cabinet/profile')]).toEqual([
      412,
      expect.arrayContaining(['412']),
    ])
    await test.db
      .updateTable('users')
      .set({ must_change_password: true })
      .where('id', '=', person.id)
      .execute()
    const { status } = await test.call('GET', '/cabinet/profile', { token: person.token })
    expect([status, await documented('GET /cabinet/profile')]).toEqual([403, expect.arrayContaining(['403'])])
    expect(await documented('POST /cabinet/second-factor/totp')).toContain('403')
    expect(await documented('DELETE /cabinet')).toContain('403')
    expect(await documented('DELETE /chat/rooms/{id}')).toContain('403')
    expect(await documented('PUT /cabinet/avatar')).toContain('503')
    const options = { token, headers: { 'content-type': 'text/plain' }, body: 'x' as never }
    expect((await test.call('DELETE', '/cabinet/avatar', options)).status).toBe(415)
    expect(await documented('DELETE /cabinet/avatar')).toContain('415')
  })
})
