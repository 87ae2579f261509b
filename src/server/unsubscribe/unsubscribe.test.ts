import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('unsubscribing from a kind of mail on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let url: string
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    await bid()
    const header = (await mails())[0]?.headers?.['List-Unsubscribe'] ?? ''
    url = /^<http:\/\/localhost:3000(.*)>$/.exec(header)?.[1] ?? ''
  })
  const bid = async () => {
    const { token } = await createUser(test, { role: 'worker' })
    const { slug } = await createVacancy(test, { user_id: boss.id })
    await test.call('POST', `/jobs/${slug}/rates`, {
      token,
      body: { text: 'I bake well.' },
      headers: { 'idempotency-key': randomUUID() },
    })
  }
  const mails = async () => (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
  const choices = async () =>
    (await test.call('GET', '/cabinet/notifications', { token: boss.token })).body.data
  const ask = (method: 'GET' | 'POST', headers: Record<string, string> = {}, payload = '') =>
    test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('takes one click in a mail program, without login, and can be repeated', async () => {
    expect((await mails())[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    for (let times = 0; times < 2; times++)
      expect((await ask('POST', form, 'List-Unsubscribe=One-Click')).statusCode).toBe(204)
    expect(await choices()).toMatchObject({
      bid_received: { app: true, push: true, email: false },
      vacancy_approved: { email: true },
    })
    await bid()
    expect(await mails()).toHaveLength(1)
    const notifications = (await test.call('GET', '/notifications', { token: boss.token })).body
    expect(notifications.data).toHaveLength(2)
  })

  it.each([
    ['en', 'Stop these e-mails', 'You will not get any more e-mails about new bids.'],
    ['de', 'Diese E-Mails abbestellen', 'Sie erhalten keine E-Mails mehr über neue Bewerbungen.'],
    ['pl', 'Zrezygnuj z tych e-maili', 'Nie będziemy już wysyłać e-maili o nowych zgłoszeniach.'],
    ['ru', 'Отказаться от этих писем', 'Писем о новых откликах больше не будет.'],
  ])('is a question to whoever opens the address, and a button: %s', async (language, button, done) => {
    expect((await mails())[0]?.text).toContain(url)
    const headers = { accept: 'text/html', 'accept-language': language }
    const page = await ask('GET', headers)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain(`${button}</button>`)
    expect((await choices()).bid_received.email).toBe(true)
    expect((await ask('POST', { ...headers, ...form })).body).toContain(`<h1>${done}</h1>`)
    expect((await choices()).bid_received.email).toBe(false)
  })

  it('is offered by queued mails without a valid link', async () => {
    const { rows } = await sql<{
      data: object
    }>`select data from pgboss.job where name = 'send-mail'`.execute(test.db)
    const [, mac = ''] = /([\w-]{43})$/.exec(url) ?? []
    expect(mac).not.toBe('')
    expect(JSON.stringify(rows)).toContain('/notifications/unsubscribe?token=')
    expect(JSON.stringify(rows)).not.toContain(mac)
  })

  it('needs a signed link of the mail’s recipient', async () => {
    const [id, rest] = [boss.id + 1, url.slice(url.indexOf('=') + 1).replace(/^\d+/, '')]
    url = `/api/v1/notifications/unsubscribe?token=${id}${rest}`
    expect((await ask('POST', form)).statusCode).toBe(422)
    expect((await ask('GET')).statusCode).toBe(404)
    url = url.replace('bid_received', 'vacancy_approved')
    expect((await ask('POST', form)).statusCode).toBe(422)
  })

  it('turns off mails of all saved searches', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const { token } = worker
    const notify = { app: true, push: false, email: true }
    await test.call('POST', '/cabinet/saved-searches', { token, body: { title: 'Bread', notify } })
    const { unsubscribeToken } = await import('../notifications/tokens.ts')
    const its = unsubscribeToken(test.deps.config, { userId: worker.id, kind: 'search_found' })
    url = `/api/v1/notifications/unsubscribe?token=${its}`
    expect((await ask('POST', form)).statusCode).toBe(204)
    const { body } = await test.call('GET', '/cabinet/saved-searches', { token })
    expect(body.data[0].notify).toEqual({ ...notify, email: false })
  })

  it('writes nothing to the log', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const app = await buildApp(test.deps, { level: 'info', stream })
    await app.inject({ url: '/api/v1/rubric' })
    await app.inject({ method: 'POST', url, headers: form })
    await app.inject({ url })
    await app.close()
    expect(lines.join('')).toContain('/api/v1/rubric')
    expect(lines.join('')).not.toContain('unsubscribe')
  })
})
