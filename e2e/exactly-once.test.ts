import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { decodeJwt, SignJWT } from 'jose'
import { syncEventOf } from './support/sync-event.ts'
import { cut, expect, logIn, signIn, test, waitForServiceWorker } from './support/test.ts'

const isBid = ({ method, url }: { method: string; url: string }) =>
  method === 'POST' && url.endsWith('/rates')

async function openJob(page: Page, slug: string): Promise<void> {
  await page.goto(`/en/jobs/item/${slug}`)
  await expect(page.getByRole('textbox', { name: 'Your bid' })).toBeVisible()
  await waitForServiceWorker(page)
}

async function placeBid(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your bid' }).fill(text)
  await page.getByRole('button', { name: 'Place bid' }).click()
}

test('a bid is stored once when the server is killed between commit and answer', async ({
  page,
  server,
  faults,
  api,
}) => {
  const job = await api.createJob('Night porter (m/f/d)')
  await signIn(page, 'worker')
  await openJob(page, job.slug)
  let lost = 0
  faults.onAnswer = async (seen) => {
    if (!isBid(seen) || lost > 0) return 'pass'
    lost += 1
    await server.kill()
    return 'lose'
  }
  await placeBid(page, 'I like the quiet of the night.')
  await expect.poll(() => lost).toBe(1)
  await server.restart()
  // Not the toast: on a slow machine it may be over before the restart is known here.
  await expect(page.getByText(/^The employer has your bid/)).toBeVisible({ timeout: 40_000 })
  expect(await api.bidsFor(job.id)).toHaveLength(1)
  const sent = faults.log.filter(isBid)
  expect(sent.length).toBeGreaterThanOrEqual(2)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a bid is stored once when two tabs and the service worker send it at the same time', async ({
  page,
  context,
  faults,
  api,
}) => {
  const job = await api.createJob('Gardener (m/f/d)')
  await signIn(page, 'worker')
  await openJob(page, job.slug)
  const second = await context.newPage()
  await openJob(second, job.slug)
  await cut(context, faults, true)
  await placeBid(page, 'I know roses and hedges.')
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await expect(second.getByText('Waiting for connection')).toBeVisible()
  const sync = await syncEventOf(page, new URL(page.url()).origin)
  await cut(context, faults, false)
  await Promise.all([
    sync(),
    page.evaluate(() => dispatchEvent(new Event('online'))),
    second.evaluate(() => dispatchEvent(new Event('online'))),
  ])
  await expect(page.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  expect(await api.bidsFor(job.id)).toHaveLength(1)
})

test('a bid is stored once when the access token expires before it is sent', async ({
  page,
  context,
  server,
  faults,
  api,
  expectedErrors,
}) => {
  const job = await api.createJob('Waiter (m/f/d)')
  await signIn(page, 'worker')
  await openJob(page, job.slug)
  await cut(context, faults, true)
  await placeBid(page, 'I carry four plates at once.')
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  const secret = await readFile(join(server.dataDir, 'jwt-secret'))
  expectedErrors.push(/status of 401/)
  await replaceToken(page, await expire(await storedToken(page), secret))
  await cut(context, faults, false)
  await expect(page.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  expect(await api.bidsFor(job.id)).toHaveLength(1)
  expect(faults.log.filter(({ url }) => url.endsWith('/auth/refresh')).length).toBe(1)
})

test('a refused bid stays on the device with the reason and its text', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const job = await api.createJob('Cook (m/f/d)')
  await signIn(page, 'worker')
  await openJob(page, job.slug)
  await cut(context, faults, true)
  await placeBid(page, 'I cook for eighty people.')
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await api.bid(job.slug, 'The same person, from another device.')
  await cut(context, faults, false)
  await expect(page.getByText('You have already bid for this job')).toBeVisible()
  await expect(page.getByText('I cook for eighty people.')).toBeVisible()
  expect(await api.bidsFor(job.id)).toHaveLength(1)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('The same person, from another device.')).toBeVisible()
})

test('an entry of one account is never sent by another account', async ({ page, context, faults, api }) => {
  const job = await api.createJob('Painter (m/f/d)')
  await signIn(page, 'worker')
  await openJob(page, job.slug)
  await cut(context, faults, true)
  await placeBid(page, 'I paint without drips.')
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Keep for this account' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail or phone' })).toBeVisible()
  await cut(context, faults, false)
  await logIn(page, 'boss')
  await page.goto('/en/jobs')
  await expect(page.getByRole('link', { name: /^Outbox \(/ })).toHaveCount(0)
  expect(await api.bidsFor(job.id)).toHaveLength(0)
})

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '')

/** Replaces the stored token of page and service worker. */
async function replaceToken(page: Page, token: string): Promise<void> {
  await page.evaluate(async (value) => {
    localStorage.setItem('access_token', value)
    const request = indexedDB.open('jobmost')
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    const store = database.transaction('session', 'readwrite').objectStore('session')
    const mirror = store.get('current')
    await new Promise((resolve) => {
      mirror.onsuccess = () => {
        store.put({ ...mirror.result, token: value }, 'current').onsuccess = resolve
      }
    })
    database.close()
  }, token)
}

/** The same token, expired. */
function expire(token: string, secret: Uint8Array): Promise<string> {
  const { iat: _iat, exp: _exp, ...claims } = decodeJwt(token)
  const longAgo = Math.floor(Date.now() / 1000) - 7200
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(longAgo)
    .setExpirationTime(longAgo + 3600)
    .sign(secret)
}

test('a withdrawal that can still be undone is sent although the app is closed', async ({
  page,
  context,
  faults,
  api,
}) => {
  const job = await api.createJob('Candle snuffer (m/f/d)')
  await signIn(page, 'worker')
  await openJob(page, job.slug)
  await placeBid(page, 'I know wicks.')
  await page.getByRole('button', { name: 'Withdraw bid' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const blank = await context.newPage()
  const sync = await syncEventOf(blank, new URL(page.url()).origin)
  await page.close()
  await sync()
  const isWithdrawal = ({ method, status }: { method: string; status: number }) =>
    method === 'DELETE' && status === 204
  await expect.poll(() => faults.log.filter(isWithdrawal).length).toBe(1)
})
