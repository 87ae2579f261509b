import { expect, onTestFinished, test, vi } from 'vitest'
import { subscribeConnection } from '../api/connection.ts'
import { reachesServer } from '../api/reaches-server.ts'
import { provideOutbox } from '../device/outbox-start.ts'
import { getSession, pageSession, signIn } from '../device/session/page.ts'
import { hasSealedWork, openSeal } from '../device/session/seal.ts'
import { json, refusal, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import { makeToken } from '../testing/tokens.ts'
import { activateLanguage } from '../words/i18n.ts'
import type { NewEntry } from './entry.ts'
import {
  changeEntry,
  drain,
  enqueue,
  getOutbox,
  pauseForEdit,
  retry,
  subscribeAccepted,
  subscribeOutbox,
} from './outbox.ts'
import { openOutboxStore } from './store.ts'
import { submitEntry } from './submit.ts'

const report = (id?: string): NewEntry => ({
  kind: 'report',
  label: 'Baker',
  body: { type: 'job', id: 5, reason: 'fraud', text: 'They ask for money' },
  ...(id && { id }),
})
const stored = () => openOutboxStore(getSession()!.userId).list()

signInForEach(7000)

test('an entry is sent at once; offline it waits on the device with its text', async () => {
  serve(() => json({}, 201))
  expect(await submitEntry(report())).toBe('sent')
  expect(await stored()).toEqual([])
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await submitEntry(report())).toBe('waiting')
  expect(await stored()).toMatchObject([{ state: 'queued', body: { text: 'They ask for money' } }])
})

test('it waits for the code that shows its acceptance, which starts after the first screen', async () => {
  onTestFinished(() => provideOutbox(async () => undefined))
  const accepted = vi.fn()
  const requests = serve(() => json({}, 201))
  provideOutbox(async () => {
    // The code takes long to load: an entry that did not wait for it would be sent meanwhile.
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 200 }).catch(() => undefined)
    subscribeAccepted(accepted)
  })
  expect(await submitEntry(report())).toBe('sent')
  expect(accepted).toHaveBeenCalledOnce()
})

test('an entry waits when the session ends while it is sent: it is on the device, perhaps encrypted, and was not sent', async () => {
  const { userId } = getSession()!
  serve(({ url }) => refusal(401, url.endsWith('/auth/refresh') ? 'unauthenticated' : 'token_expired'))
  expect(await submitEntry(report())).toBe('waiting')
  expect(getSession()).toBeNull()
  expect(await openOutboxStore(userId).list()).toMatchObject([{ state: 'queued' }])
})

test('an entry that was encrypted meanwhile waits, also after the next login of its user', async () => {
  const { userId } = getSession()!
  await openSeal(userId, 'q'.repeat(43))
  const { token } = getSession()!
  serve(async () => {
    if (getSession()?.token !== token) throw new TypeError('Failed to fetch')
    await pageSession.loseSession(token)
    await signIn(makeToken({ sub: userId, iat: 9000 }))
    return refusal(401, 'unauthenticated')
  })
  expect(await submitEntry(report())).toBe('waiting')
  expect([getSession()?.userId, await hasSealedWork(userId)]).toEqual([userId, true])
})

test('a refusal is returned to the form, which has the text, and the entry is removed', async () => {
  serve(() => refusal(422, 'invalid'))
  await expect(submitEntry(report())).rejects.toMatchObject({ status: 422, code: 'invalid' })
  expect(await stored()).toEqual([])
})

test('a refusal stays in the outbox with its text when the form was left before', async () => {
  serve(() => refusal(422, 'invalid'))
  await expect(submitEntry(report(), () => false)).rejects.toMatchObject({ status: 422 })
  expect(await stored()).toMatchObject([{ state: 'failed', body: { text: 'They ask for money' } }])
})

test('a refusal that the form shows is not shown by the outbox, too, before the entry is removed', async () => {
  const shown: string[] = []
  onTestFinished(subscribeOutbox(() => shown.push(...getOutbox().map(({ state }) => state))))
  serve(() => refusal(422, 'invalid'))
  await expect(submitEntry(report())).rejects.toMatchObject({ status: 422 })
  await vi.waitFor(() => expect(getOutbox()).toEqual([]))
  expect(shown).toContain('sending')
  expect(shown).not.toContain('failed')
})

test('a refused entry into which the text of another form was merged stays, because no form has that text', async () => {
  const profile = (body: object): NewEntry => ({ kind: 'profile', label: 'Profile', body }) as NewEntry
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await enqueue(profile({ about: 'I bake.' }))
  serve(() => refusal(412, 'changed_elsewhere'))
  await expect(submitEntry(profile({ smoking: false }))).rejects.toMatchObject({ status: 412 })
  expect(await stored()).toMatchObject([{ state: 'failed', body: { about: 'I bake.', smoking: false } }])
})

test('a text that was changed after its first version arrived is sent with a new key', async () => {
  const key = crypto.randomUUID()
  const requests = serve((request) =>
    request.headers.get('idempotency-key') === key ? refusal(409, 'idempotency_key_reused') : json({}, 201),
  )
  expect(await submitEntry(report(key))).toBe('sent')
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    key,
    expect.not.stringMatching(key),
  ])
})

test('a change refused as outdated is a new change when the user sends it again', async () => {
  const numbers: string[] = []
  serve((request) => {
    numbers.push(request.headers.get('intention')?.split('/')[1] ?? '')
    return numbers.length === 1 ? refusal(409, 'outdated') : json({ data: {} })
  })
  const entry = await enqueue({ kind: 'notification-choices', label: 'x', body: { message_text: true } })
  await drain()
  expect(await stored()).toMatchObject([{ state: 'failed', error: { code: 'outdated' } }])
  await retry(entry!.id)
  await drain()
  expect(await stored()).toEqual([])
  expect(numbers).toEqual(['1', '2'])
})

test('offline, blank texts that the server requires are named, and nothing is queued', async () => {
  await activateLanguage('en')
  const stop = subscribeConnection(() => undefined)
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await reachesServer()
  const entry: NewEntry = {
    kind: 'contact-message',
    label: 'x',
    body: { name: ' ', email: 'a@b.example', description: '' },
  }
  await expect(submitEntry(entry)).rejects.toMatchObject({
    status: 422,
    errors: { name: ['field cannot be empty'], description: ['field cannot be empty'] },
  })
  expect(await stored()).toEqual([])
  serve(() => json({}, 201))
  await reachesServer()
  stop()
})

test('a text saved after its posting was deleted follows the deletion, which the paused entry does not hold up', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  const change = (text: string) => ({ id: 7, version: 1, fields: { text } })
  const { id } = await enqueue({ kind: 'offer-change', label: 'Baker', body: change('first') })
  await pauseForEdit(id)
  await enqueue({ kind: 'offer-removal', label: 'Baker', body: { id: 7 } })
  await changeEntry(id, change('second'))
  expect((await stored()).map(({ kind, state, body }) => ({ kind, state, body }))).toEqual([
    { kind: 'offer-removal', state: 'queued', body: { id: 7 } },
    { kind: 'offer-change', state: 'queued', body: change('second') },
  ])
})
