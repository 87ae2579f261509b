import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FaultProxy } from './support/fault-proxy.ts'
import { cut, expect, openApp, type Profile, storedItems, test, waitUntilStored } from './support/test.ts'

const TITLE = 'Glazier for shop windows (m/f/d)'
const TEXT = 'I have my own ladder'

test('an entry of the outbox that the device has damaged hides no others: they are shown, saved and sent', async ({
  api,
  profile,
  faults,
}) => {
  const job = await api.createJob(TITLE)
  await bidAndDamageOther(job.slug, profile, faults)
  const later = await profile.open()
  await cut(later, faults, true)
  const reopened = await later.newPage()
  await reopened.goto('/en/outbox')
  await expect(reopened.getByRole('list', { name: 'Outbox' }).getByRole('listitem')).toContainText(TITLE)
  const damaged = reopened.getByText('1 item was damaged on this device and cannot be sent.')
  await expect(damaged).toBeVisible()
  await reopened.goto('/en/cabinet/storage')
  await expect(reopened.getByRole('listitem').filter({ hasText: 'Waiting to be sent' })).toContainText(
    '1 entry',
  )
  // A favourite replaces an earlier choice, so all entries are read in the transaction that stores it.
  await reopened.goto(`/en/jobs/item/${job.slug}`)
  await reopened.getByRole('button', { name: 'Add to favourites' }).first().click()
  await waitUntilStored(reopened, '"kind":"favourite-add"')
  await cut(later, faults, false)
  await reopened.goto('/en/outbox')
  await expect(damaged).toBeVisible()
  await expect(reopened.getByText('Nothing waiting to be sent')).toBeVisible()
  await expect.poll(() => api.bidsFor(job.id)).toHaveLength(1)
  await reopened.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(damaged).toHaveCount(0)
  const left = (await storedItems(reopened)).filter(({ store }) => store === 'outbox')
  expect(left.filter(({ json }) => json.includes('"kind":'))).toEqual([])
})

test('an entry that the device has damaged does not keep the others readable when the session ends', async ({
  api,
  profile,
  faults,
  expectedErrors,
}) => {
  // Expected errors: the ended session.
  expectedErrors.push(/status of 401/)
  const job = await api.createJob(TITLE)
  const token = await bidAndDamageOther(job.slug, profile, faults)
  await api.call('POST', '/auth/logout', token)

  const later = await profile.open()
  await cut(later, faults, false)
  const page = await later.newPage()
  await page.goto('/en/outbox')
  await expect(page.getByText('You have been logged out on this device')).toBeVisible()
  await expect(async () => {
    const items = await storedItems(page)
    expect(items.filter(({ store }) => store === 'sealed')).toHaveLength(1)
    expect(items.filter(({ json }) => json.includes(TEXT))).toEqual([])
  }).toPass()
})

/** A bid waits in the outbox of a browser, and beside it an entry that can no longer be read. The browser is closed. */
async function bidAndDamageOther(slug: string, profile: Profile, faults: FaultProxy): Promise<string> {
  const phone = await profile.open()
  const page = await phone.newPage()
  await openApp(page, `/en/jobs/item/${slug}`)
  await cut(phone, faults, true)
  await page.getByRole('textbox', { name: 'Your bid' }).fill(TEXT)
  await page.getByRole('button', { name: 'Place bid' }).click()
  await waitUntilStored(page, TEXT, '"kind":"bid"')
  // Chromium stores a large value in a file of its own, which a crash or a full disk can lose.
  const token = await page.evaluate(async () => {
    const of = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const database = await of(indexedDB.open(names.find((name) => name.startsWith('jobmost-user-')) ?? ''))
    const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox')
    const entries = await of(outbox.getAll(IDBKeyRange.lowerBound('')))
    const random = () => crypto.getRandomValues(new Uint32Array(10_000)).join(' ')
    const large = Array.from({ length: 10 }, random).join(' ')
    const id = crypto.randomUUID()
    await of(outbox.put({ ...entries[0], id, lane: 'large', body: { ...entries[0].body, text: large } }, id))
    database.close()
    return localStorage.getItem('access_token') ?? ''
  })
  await profile.close()
  const files = globSync('**/IndexedDB/*.blob/**/*', { cwd: profile.folder })
  expect(files).not.toEqual([])
  for (const file of files) await rm(join(profile.folder, file), { recursive: true, force: true })
  return token
}
