import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHandlers } from '../../background/registry.ts'
import { fetchPublic } from '../../network/fetch-public.ts'
import { createUser, type TestUser } from '../../testing/people.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'

const VALID = 'DE136695976'
const COMPANY = {
  person_type: 'legal_entity',
  company_name: 'Blank GmbH',
  contact_name: 'Eva Blank',
} as const

describe.each(engines())('the check of VAT numbers on %s', (engine) => {
  const test = useTestApp(engine)
  const asked: string[] = []
  let answer: { status: number; body: string } = { status: 200, body: '' }
  const vies = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  let boss: TestUser
  beforeAll(() => new Promise<void>((done) => vies.listen(0, '127.0.0.1', done)))
  afterAll(() => void vies.close())
  beforeEach(async () => {
    asked.length = 0
    test.deps.config.viesUrl = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`
    boss = await createUser(test, { role: 'boss', ...COMPANY })
  })

  const says = (body: object | string, status = 200) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  }
  const save = (vat_id: string | null) =>
    test.call('PATCH', '/cabinet/profile', { token: boss.token, body: { vat_id } })
  const shown = async () =>
    (await test.call('GET', '/cabinet/profile', { token: boss.token })).body.data.vat_check
  const queued = async () =>
    (await test.queued<{ user_id: number }>('check-vat-id')).filter(({ user_id }) => user_id === boss.id)
  const check = () =>
    createHandlers({
      ...test.deps,
      fetchPublic: (address, options) => fetchPublic(address, { ...options, allowsLoopback: true }),
    })['check-vat-id']({ user_id: boss.id })

  it('asks VIES for a saved number, and shows the result to its owner and to moderators', async () => {
    says({ isValid: true, userError: 'VALID', name: '---', address: '---' })
    expect((await save('de 136 695 976')).status).toBe(200)
    expect(await shown()).toBeNull()
    expect(await queued()).toHaveLength(1)
    await check()
    expect(asked).toEqual(['/ms/DE/vat/136695976'])
    expect(await shown()).toBe('valid')
    const admin = await createUser(test, { role: 'admin' })
    const seen = await test.call('GET', `/admin/users/${boss.id}`, { token: admin.token })
    expect(seen.body.data).toMatchObject({ vat_id: VALID, vat_check: 'valid' })
    // A number with a result is not asked for again.
    await check()
    expect(asked).toHaveLength(1)
  })

  it('says that VIES does not know a number, and forgets it with the number', async () => {
    says({ isValid: false, userError: 'INVALID' })
    await save(VALID)
    await check()
    expect(await shown()).toBe('not_found')
    await save('PL1234567890')
    expect(await shown()).toBeNull()
    await save(null)
    expect(await queued()).toHaveLength(2)
  })

  it.each([
    ['a busy member state', { isValid: false, userError: 'MS_UNAVAILABLE' }, 200],
    ['an error', { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }, 200],
    ['a failure', 'Bad gateway', 502],
    ['a page', '<html>', 200],
  ])('saves the number and asks again after %s', async (_, body, status) => {
    says(body, status)
    expect((await save(VALID)).status).toBe(200)
    await expect(check()).rejects.toThrow('VIES did not answer')
    expect(await shown()).toBe('unavailable')
    says({ isValid: true })
    await check()
    expect(await shown()).toBe('valid')
  })

  it('are limited to ten a day for each user, with an error at the field', async () => {
    const numbers = [VALID, 'PL1234567890']
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await save(numbers[index % 2] ?? '')).status)
    expect(statuses).toEqual([...Array(10).fill(200), 422])
    expect(Object.keys((await save(VALID)).body.errors)).toEqual(['vat_id'])
    expect(await queued()).toHaveLength(10)
    expect((await save(null)).status).toBe(200)
  })

  it('drops the result for a number that was changed meanwhile', async () => {
    says({ isValid: true })
    await save(VALID)
    const handlers = createHandlers({
      ...test.deps,
      fetchPublic: async () => {
        await save('PL1234567890')
        return Buffer.from('{"isValid":true}')
      },
    })
    await handlers['check-vat-id']({ user_id: boss.id })
    expect(await shown()).toBeNull()
  })

  it('checks the number of a registration and of an added role', async () => {
    const email = `vat-${engine}-${Math.random()}@people.example`
    const password = { password: 'Bridge-2026!', password_confirmation: 'Bridge-2026!' }
    const phone = `0151 2${`${Math.random()}`.slice(2, 9)}`
    const person = { name: 'Eva', surname: 'Blank', email, phone, privacy_policy: true }
    const body = { role: 'boss', ...COMPANY, ...person, ...password, vat_id: VALID }
    const before = (await test.queued('check-vat-id')).length
    expect((await test.call('POST', '/auth/register', { body })).status).toBe(201)
    const worker = await createUser(test, { role: 'worker' })
    const role = { role: 'boss', agreed: true, ...COMPANY, vat_id: VALID }
    const changed = await test.call('PUT', '/cabinet/role', { token: worker.token, body: role })
    expect(changed.status).toBeLessThan(300)
    expect((await test.queued('check-vat-id')).length).toBe(before + 2)
  })

  it('asks nobody without the setting, and no address of this machine', async () => {
    await save(VALID)
    // The real guard refuses the loopback address of the fake server.
    await expect(
      createHandlers({ ...test.deps, fetchPublic })['check-vat-id']({ user_id: boss.id }),
    ).rejects.toThrow()
    test.deps.config.viesUrl = null
    await save('PL1234567890')
    await check()
    expect(asked).toEqual([])
    expect(await queued()).toHaveLength(1)
  })
})
