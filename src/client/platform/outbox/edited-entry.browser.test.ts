import { expect, test } from 'vitest'
import { getSession } from '../device/session/page.ts'
import { json, refusal, serve } from '../testing/answers.ts'
import { signInForEach } from '../testing/session.ts'
import type { NewEntry } from './entry.ts'
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
