import { get, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { type Profile, VISIBLE_FIELDS, type Visibility } from '#shared/contract/profiles.ts'
import { listSent } from '../cache/sent-answers.ts'
import { getSession, signOut } from '../device/session/page.ts'
import { userStores } from '../device/storage/stores.ts'
import { json, refusal, serve } from '../testing/answers.ts'
import { makeEntry } from '../testing/entries.ts'
import { signInForEach } from '../testing/session.ts'
import { recordSent } from './after-sent.ts'
import type { NewEntry } from './entry.ts'
import { drain, enqueue, retry, subscribeAccepted } from './outbox.ts'
import { openOutboxStore } from './store.ts'

const key = '4f9f6a0e-6f0e-4d0b-9f3e-0d5a9a3e2b11'
const userId = signInForEach(7200)
const stored = () => openOutboxStore(getSession()!.userId).list()
const drafts = () => userStores(getSession()!.userId).drafts
const draftAt = (name: string) => get<{ value: unknown }>(name, drafts())
const typed = (value: object) => ({ value, savedAt: 1 })
const change: NewEntry = {
  kind: 'offer-change',
  label: 'Bread',
  body: { id: 5, version: 1, fields: { name: 'Bread' } },
}

test('a draft typed while a change waited gets the version that the change has produced', async () => {
  serve(() => json({ data: { id: 5, version: 2 } }))
  await set('offer:5', typed({ name: 'Rolls', version: 1 }), drafts())
  await enqueue(change)
  await drain()
  expect(await draftAt('offer:5')).toMatchObject({ value: { name: 'Rolls', version: 2 } })
})

test('a draft of the profile that its page could not delete is based on what was accepted, unless it was written for something else', async () => {
  const profile: Profile = {
    id: 7200,
    role: 'worker',
    person_type: 'individual',
    name: 'Ana',
    surname: 'Kern',
    phone: null,
    company_name: null,
    contact_name: null,
    vat_id: null,
    vat_check: null,
    url_img: null,
    citizenship: null,
    birthday: null,
    about: 'I bake.',
    about_version: 2,
    family_status: null,
    smoking: null,
    country: null,
    city: null,
    preferences: [],
    rubrics: [],
    experience: [],
    education: [],
    languages: [],
    visibility: Object.fromEntries(VISIBLE_FIELDS.map((field) => [field, false])) as Visibility,
    phone_views: 0,
  }
  serve(() => json({ data: profile }))
  const about = (version: number) => ({ about: 'I', about_base: { text: '', version } })
  await set('profile:about', typed(about(1)), drafts())
  await set(
    'profile:personal',
    typed({ name: 'Ann', surname: 'Kerr', seen: { name: 'An', surname: 'K' } }),
    drafts(),
  )
  const body = {
    about: 'I bake.',
    about_version: 1,
    name: 'Ana',
    surname: 'Kern',
    seen: { name: ['An'], surname: ['Ke'] },
  }
  await enqueue({ kind: 'profile', label: 'Profile', body })
  await drain()
  expect(await draftAt('profile:about')).toMatchObject({
    value: { about: 'I', about_base: { text: 'I bake.', version: 2 } },
  })
  expect(await draftAt('profile:personal')).toMatchObject({ value: { seen: { name: 'Ana', surname: 'K' } } })
  // Another device's version.
  await set('profile:about', typed(about(9)), drafts())
  await enqueue({ kind: 'profile', label: 'Profile', body })
  await drain()
  expect(await draftAt('profile:about')).toMatchObject({ value: about(9) })
})

test('a later change that was written for the same version gets the version that the change has produced', async () => {
  const versions: (string | null)[] = []
  serve(({ headers }) => {
    versions.push(headers.get('if-match'))
    return json({ data: { id: 5, version: versions.length + 1 } })
  })
  await enqueue(change)
  await enqueue({ ...change, body: { id: 5, version: 1, fields: { name: 'Rolls' } } })
  await enqueue({ ...change, body: { id: 5, version: 7, fields: { name: 'Buns' } } })
  await drain()
  expect(versions).toEqual(['"1"', '"2"', '"7"'])
})

test('a change that was written right after another one was sent gets its version, unless it was written for a later one', async () => {
  const versions: (string | null)[] = []
  serve(({ headers }) => {
    versions.push(headers.get('if-match'))
    return json({ data: { id: 5, version: versions.length + 1 } })
  })
  await enqueue(change)
  await drain()
  await enqueue({ ...change, body: { id: 5, version: 1, fields: { name: 'Rolls' } } })
  await drain()
  await enqueue({ ...change, body: { id: 5, version: 7, fields: { name: 'Buns' } } })
  await drain()
  expect(versions).toEqual(['"1"', '"2"', '"7"'])
})

test('later first messages become messages of the room that the first has opened, so that what is written there follows them', async () => {
  const texts: string[] = []
  const message = (text: string) => ({
    id: texts.length,
    seq: texts.length,
    room_id: 9,
    client_id: key,
    user_id: userId(),
    text,
    created_at: '2026-11-21T08:00:00.000Z',
    delivered_at: null,
    read_at: null,
  })
  let isBusy = false
  serve(async (request) => {
    if (request.url.endsWith('/rooms')) return json({ data: { id: 9 } }, 201)
    if (isBusy) return refusal(503, 'unavailable', { 'retry-after': '1' })
    const { text } = await request.json()
    texts.push(text)
    isBusy = true
    return json({ data: message(text) }, 201)
  })
  const first = (text: string): NewEntry => ({
    kind: 'first-message',
    label: 'Baker',
    body: { about: { job_id: 5 }, text },
  })
  await enqueue(first('one'))
  const { id } = await enqueue(first('two'))
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ state: 'queued', attempts: 1 }]))
  await enqueue({ kind: 'message', label: 'Baker', body: { roomId: 9, text: 'three' } })
  expect(await stored()).toMatchObject([
    { id, kind: 'message', lane: 'room:9', body: { roomId: 9, text: 'two' } },
    { lane: 'room:9', body: { text: 'three' } },
  ])
  for (const _entry of [1, 2]) {
    isBusy = false
    const [next] = await stored()
    await retry(next!.id)
    await vi.waitFor(async () =>
      expect(await stored()).not.toContainEqual(expect.objectContaining({ id: next!.id })),
    )
  }
  expect(texts).toEqual(['one', 'two', 'three'])
})

test('an accepted change stays on a full disk until a later one has its version', async () => {
  const versions: (string | null)[] = []
  serve(({ headers }) => {
    versions.push(headers.get('if-match'))
    const isFull = versions.length === 1
    if (isFull)
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    return json({ data: { id: 5, version: versions.includes('"2"') ? 3 : 2 } })
  })
  await enqueue(change)
  await enqueue({ ...change, body: { id: 5, version: 1, fields: { name: 'Rolls' } } })
  await drain()
  expect(await stored()).toHaveLength(2)
  vi.restoreAllMocks()
  await drain()
  expect(versions).toEqual(['"1"', '"1"', '"2"'])
  expect(await stored()).toEqual([])
})

test('a draft of another version still shows the conflict', async () => {
  serve(() => json({ data: { id: 5, version: 2 } }))
  await set('offer:5', typed({ name: 'Rolls', version: 7 }), drafts())
  await enqueue(change)
  await drain()
  expect(await draftAt('offer:5')).toMatchObject({ value: { version: 7 } })
})

test('a draft typed while a new offer waited moves to the created offer', async () => {
  serve(() => json({ data: { id: 9, version: 4 } }, 201))
  await set(`offer:${key}`, typed({ name: 'Rolls', version: null, key }), drafts())
  await enqueue({ kind: 'offer-creation', label: 'x', body: { key, fields: { name: 'Bread' } } })
  await drain()
  expect(await draftAt(`offer:${key}`)).toBeUndefined()
  expect(await draftAt('offer:9')).toMatchObject({ value: { name: 'Rolls', version: 4 } })
})

test('an accepted deletion of an offer also removes its refused change', async () => {
  serve(({ method }) => (method === 'PATCH' ? refusal(422, 'invalid') : new Response(null, { status: 204 })))
  await enqueue(change)
  await enqueue({ ...change, body: { id: 6, version: 1, fields: {} } })
  await drain()
  expect(await stored()).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  await enqueue({ kind: 'offer-removal', label: 'Bread', body: { id: 5 } })
  await drain()
  expect(await stored()).toMatchObject([{ kind: 'offer-change', body: { id: 6 } }])
})

test('the answer is stored before tabs are notified of it', async () => {
  serve(() => json({ data: { id: 5, version: 2 } }))
  const heard: Promise<unknown[]>[] = []
  const stop = subscribeAccepted(() => heard.push(listSent(userId())))
  await enqueue(change)
  await drain()
  stop()
  expect(await heard[0]).toMatchObject([
    { entry: { kind: 'offer-change' }, answer: { data: { version: 2 } } },
  ])
})

test('the stored list of favourites has an accepted star, although its tab has not stored it; after a sign-out there is none', async () => {
  const favourites = () => userStores(getSession()!.userId).favourites
  const star = makeEntry({
    userId: userId(),
    kind: 'favourite-add',
    lane: 'favourite:jobs:5',
    label: 'Baker',
    body: { type: 'jobs', id: 5, slug: 'baker' },
  })
  await recordSent(star, 'done')
  expect(await get('jobs', favourites())).toBeUndefined()
  await set('jobs', { list: [{ id: 4 }], savedAt: 1 }, favourites())
  await recordSent(star, 'done')
  expect(await get('jobs', favourites())).toMatchObject({
    list: [{ id: 5, title: 'Baker', slug: 'baker' }, { id: 4 }],
    savedAt: 1,
  })
})

test('no answer stays after signing out', async () => {
  const id = userId()
  await signOut()
  await recordSent(makeEntry({ userId: id }), { data: {} })
  expect(await listSent(id)).toEqual([])
})
