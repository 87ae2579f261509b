import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'

describe('the log', () => {
  const test = useTestApp('pglite')

  it('has sign-ins and refused requests with the account, without what was typed', async () => {
    const lines: string[] = []
    const app = await buildApp(test.deps, {
      level: 'info',
      stream: { write: (line) => void lines.push(line) },
    })
    const { id, token, email, password } = await createUser(test, { role: 'worker' })
    const logIn = (typed: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { login: email, password: typed },
      })
    const headers = { authorization: `Bearer ${token}` }
    await logIn(password)
    await logIn('Wrong-2026!')
    await app.inject({ url: '/api/v1/cabinet/profile' })
    await app.inject({ url: '/api/v1/cabinet/vacancies', headers })
    await app.inject({ url: '/api/v1/admin/users', headers })
    await app.inject({ url: '/api/v1/jobs/none', headers })
    await app.inject({
      method: 'POST',
      url: '/api/v1/reports',
      payload: { type: 'job', id: 'x"1', 'a secret': 1 },
      headers,
    })
    await app.close()
    const events = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => /^(?:signed in|refused)$/.test(msg))
    expect(events).toMatchObject([
      { msg: 'signed in', user: id, by: 'password' },
      { msg: 'refused', route: '/api/v1/auth/login', status: 422, user: null },
      { msg: 'refused', route: '/api/v1/cabinet/profile', status: 401, user: null },
      { msg: 'refused', route: '/api/v1/cabinet/vacancies', status: 403, user: id },
      { msg: 'refused', route: '/api/v1/admin/users', status: 404, user: id },
      {
        msg: 'refused',
        route: '/api/v1/reports',
        status: 422,
        code: 'invalid',
        user: id,
        fields: ['id', 'reason'],
      },
    ])
    for (const secret of [email, password, 'Wrong-2026!', token, 'x\\"1', 'a secret'])
      expect(lines.join()).not.toContain(secret)
  })

  it('has the searches of staff without what they searched for', async () => {
    const lines: string[] = []
    const app = await buildApp(test.deps, {
      level: 'info',
      stream: { write: (line) => void lines.push(line) },
    })
    const { token } = await createUser(test, { role: 'admin' })
    const paths = ['users', 'search', 'search/person', 'mails'].map((path) => `/api/v1/admin/${path}`)
    for (const path of paths)
      await app.inject({ url: `${path}?q=olga%40people`, headers: { authorization: `Bearer ${token}` } })
    await app.close()
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'incoming request')
    expect(requests.map(({ req }) => req.url)).toEqual(paths)
    expect(lines.join()).not.toContain('olga')
  })

  it('has one line for an outage that refuses many requests, without a stack', async () => {
    const lines: string[] = []
    const app = await buildApp(
      { ...test.deps, isWarm: () => false },
      { level: 'error', stream: { write: (line) => void lines.push(line) } },
    )
    for (let index = 0; index < 3; index++) expect((await app.inject('/readyz')).statusCode).toBe(503)
    await app.close()
    const [line, ...others] = lines.map((one) => JSON.parse(one))
    expect(others).toEqual([])
    expect(line).toMatchObject({ msg: 'unavailable', times: 1 })
    expect(line.err).toBeUndefined()
  })
})
