import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'

describe('request bodies and parameters', () => {
  const test = useTestApp('pglite')
  let boss: { token: string }
  beforeAll(async () => {
    boss = await createUser(test, { role: 'boss' })
  })

  it('treat an empty JSON body as no body', async () => {
    const { status } = await test.call('POST', '/cabinet/vacancies/1/close', {
      token: boss.token,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(404)
  })

  it('refuse plain text', async () => {
    const { status, body } = await test.call('POST', '/addMessage', {
      headers: { 'content-type': 'text/plain' },
      body: '{"name":"A"}',
    })
    expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
  })

  it.each(['/api/v1/jobs/%ED%A0%80', '/api/v1/jobs/%ff'])(
    'an address that cannot be decoded is 400: %s',
    async (url) => {
      const answer = await test.app.inject({ url, headers: { 'accept-language': 'de' } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ message: 'Die Anfrage konnte nicht gelesen werden', code: 'malformed' })
    },
  )

  it.each(['/offers?city_ids=2147483648', '/jobs?rubric_ids=99999999999'])(
    'an id above the range of integers is 422: %s',
    async (path) => {
      expect((await test.call('GET', path)).status).toBe(422)
    },
  )

  it.each(['0x1', '1e0', '%201', '+1', '1.0', '01', '-1'])(
    'an id in another notation is 404: %s',
    async (id) => {
      expect((await test.call('GET', `/offers/${id}`)).status).toBe(404)
    },
  )

  it.each([
    ['title', '\u200b\u200b\u200b', 'field cannot be empty'],
    ['title', '\u3164\u2800\ufe0f', 'field cannot be empty'],
    ['title', 'One line\r\nBcc: another', 'Please write this on one line'],
    [
      'contact_name',
      'Anna \u202eevil',
      'This text contains invisible characters. Please type it, or copy it from another program.',
    ],
    ['requirements.0', ' ', 'Value cannot be empty'],
    ['hours_per_week', 1e-300, 'At least 0.5, please'],
    // It cannot be converted to a text.
    ['start_date', { toString: 1 }, 'Please enter a date'],
  ])('is no %s of %j', async (field, value, message) => {
    const { status, body } = await test.call('POST', '/cabinet/vacancies', {
      token: boss.token,
      body: field.endsWith('.0') ? { [field.slice(0, -2)]: [value] } : { [field]: value },
    })
    expect(status).toBe(422)
    expect(body.errors[field]).toContain(message)
  })

  it('describe in OpenAPI who may send them', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json()
    expect(paths['/api/v1/rates/{id}'].delete).toMatchObject({
      'x-access': 'worker',
      security: [{ bearer: [] }],
    })
    expect(paths['/api/v1/jobs'].get).toMatchObject({ 'x-access': 'public', security: [] })
    expect(Object.keys(paths['/api/v1/jobs'].get.responses)).toEqual([
      '200',
      '400',
      // A revoked token is refused on every route.
      '401',
      '414',
      '422',
      '429',
      '500',
      // Too many searches wait.
      '503',
    ])
    const place = paths['/api/v1/jobs/{slug}/rates'].post
    expect(Object.keys(place.responses)).toEqual(
      expect.arrayContaining(['201', '401', '403', '404', '409', '413', '415', '422', '429', '500']),
    )
    expect(place.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key' }),
    )
  })
})
