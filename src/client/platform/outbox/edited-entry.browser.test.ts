import { expect, test, vi } from 'vitest'
import { getSession } from '../device/session/page.ts'
import { json, refusal, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import type { NewEntry } from './entry.ts'
import { drain, enqueue, pauseForEdit, resumeEdited, undoDiscard, withdrawEntry } from './outbox.ts'
import { openOutboxStore } from './store.ts'
import { submitEntry } from './submit.ts'

const key = '4f9f6a0e-6f0e-4d0b-9f3e-0d5a9a3e2b11'
const offer = (name: string): NewEntry => ({
  kind: 'offer-creation',
  label: name,
  body: { key, fields: { name } },
})
const stored = () => openOutboxStore(getSession()!.userId).list()
const only = async () => (await stored())[0]!

signInForEach(7100)

test('an edited entry that may have arrived keeps its key, and its text is remembered', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await submitEntry({ ...offer('Bread'), id: key, isUnsent: true })
  const { id } = await only()
  expect(id).toBe(key)
  expect(await submitEntry({ ...offer('Rolls'), edits: id })).toBe('waiting')
  expect(await stored()).toMatchObject([
    { id, label: 'Rolls', body: { fields: { name: 'Rolls' }, sent: [{ name: 'Bread' }] } },
  ])
})

test('an edited entry that is refused stays with its text and reason, and gets a new key', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await submitEntry(offer('Bread'))
  const before = await only()
  serve(() => refusal(422, 'invalid'))
  const first = submitEntry({ ...offer('R'), edits: before.id })
  await expect(first).rejects.toMatchObject({ code: 'invalid' })
  const refused = await only()
  expect(refused).toMatchObject({ state: 'failed', body: { fields: { name: 'R' } } })
  const requests = serve(() => json({ data: { id: 5, version: 1 } }, 201))
  expect(await submitEntry({ ...offer('Rolls'), edits: refused.id })).toBe('sent')
  expect(await stored()).toEqual([])
  expect(requests).toHaveLength(1)
})

test('a restored draft whose entry still waits replaces its text instead of adding a second one', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await submitEntry({ ...offer('Bread'), id: key, isUnsent: true })
  expect(await submitEntry({ ...offer('Rolls'), id: key })).toBe('waiting')
  expect(await stored()).toMatchObject([{ label: 'Rolls', body: { sent: [{ name: 'Bread' }] } }])
  expect(await stored()).toHaveLength(1)
})

test('a restored draft whose entry has arrived changes the created posting instead of creating a second one', async () => {
  const requests = serve(async (request) => {
    if (request.method === 'PATCH') return json({ data: { id: 5, version: 2 } })
    const { name } = await request.json()
    return name === 'Bread'
      ? json({ data: { id: 5, version: 1 } }, 201)
      : refusal(409, 'idempotency_key_reused')
  })
  const restored = { key, fields: { name: 'Rolls' }, sent: [{ name: 'Bread' }] }
  expect(await submitEntry({ kind: 'offer-creation', label: 'Rolls', body: restored, id: key })).toBe('sent')
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH'])
})

test('an undone discard that was sent meanwhile is a new entry: one posting is left, whatever was deleted', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  serve(offline)
  await submitEntry(offer('Bread'))
  const { id } = await only()
  // The posting is created and deleted, the second answer is lost.
  serve(({ method }) => (method === 'POST' ? json({ data: { id: 5, version: 1 } }, 201) : offline()))
  await withdrawEntry(id)
  await drain({ isBackOnline: true })
  expect(await only()).toMatchObject({ id, hadNetwork: true, body: { discarded: true } })
  serve(offline)
  await undoDiscard(id)
  // Pressed twice.
  await undoDiscard(id)
  await drain()
  const [discarded, renewed] = await stored()
  expect(await stored()).toHaveLength(2)
  expect(discarded).toMatchObject({ id, isTakenBack: true, body: { discarded: true } })
  expect(renewed?.body).toEqual({ key: expect.any(String), fields: { name: 'Bread' } })
  const requests = serve(({ method, headers }) => {
    if (method === 'DELETE') return refusal(404, 'not_found')
    return json({ data: { id: headers.get('idempotency-key') === id ? 5 : 6, version: 1 } }, 201)
  })
  await drain({ isBackOnline: true })
  expect(await stored()).toEqual([])
  const sent = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  // Two lanes, in any order.
  expect(sent.sort()).toEqual([
    'DELETE /api/v1/cabinet/offers/5',
    'POST /api/v1/cabinet/offers',
    'POST /api/v1/cabinet/offers',
  ])
})

test('an undone discard that was not sent meanwhile is the same entry', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await submitEntry(offer('Bread'))
  const { id } = await only()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await withdrawEntry(id)
  await drain({ isBackOnline: true })
  await undoDiscard(id)
  expect(await stored()).toMatchObject([{ id, body: { key, fields: { name: 'Bread' } } }])
  expect((await only()).body).not.toHaveProperty('discarded')
  network.mockRestore()
})

test('a pause ends when its editor is left, but not a question that the user must answer', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  const { id } = await enqueue(offer('Bread'))
  await drain()
  await pauseForEdit(id)
  expect(await stored()).toMatchObject([{ state: 'needs_confirm', error: { code: 'editing' } }])
  const confirmedAt = (await stored())[0]!.confirmedAt
  await resumeEdited(id)
  await drain()
  // Nobody has read it again.
  expect(await stored()).toMatchObject([{ state: 'queued', confirmedAt }])
  const old = {
    ...(await stored())[0]!,
    state: 'needs_confirm',
    error: { code: 'old', message: '' },
  } as const
  await openOutboxStore(getSession()!.userId).change(id, () => old)
  await resumeEdited(id)
  expect(await stored()).toMatchObject([{ state: 'needs_confirm', error: { code: 'old' } }])
})
