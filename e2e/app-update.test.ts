import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { MINUTE_MS } from '../src/shared/durations.ts'
import type { FaultProxy } from './support/fault-proxy.ts'
import { cut, expect, signIn, test, WEEKLY, waitForServiceWorker, waitUntilStored } from './support/test.ts'

const offerIn = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is available' })

/** Lets the server send another worker from now on, and the page find it. */
async function release(page: Page, faults: FaultProxy, change: (worker: Buffer) => Buffer): Promise<void> {
  faults.rewrite = (url, body) => (url === '/sw.js' ? change(body) : body)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
}

const numberOf = (page: Page) => page.locator('meta[name="release"]')

/** A release whose pages have its number; resolves when its worker waits in place of the earlier one. */
async function releaseNumbered(page: Page, faults: FaultProxy, number: number): Promise<void> {
  const revision = String(number).padStart(32, '0')
  faults.rewrite = (url, body) => {
    const text = body.toString()
    if (url === '/sw.js')
      return Buffer.from(text.replace(/(?<="revision":")\w+(?=","url":"index.html")/, revision))
    if (url !== '/index.html') return body
    return Buffer.from(text.replace('</head>', `<meta name="release" content="${number}"></head>`))
  }
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const isWaiting = async (file: string) => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(await caches.match(file)) && !registration?.installing && Boolean(registration?.waiting)
  }
  await expect.poll(() => page.evaluate(isWaiting, `/index.html?__WB_REVISION__=${revision}`)).toBe(true)
}

const another = (worker: Buffer) => Buffer.concat([worker, Buffer.from('\n// another release')])

test('a new version is offered in every tab, and applied only on request', async ({ page, faults }) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  const other = await page.context().newPage()
  // Its own registration fails, so it does not notice the new version before the first tab applies it.
  await other.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Registration failed'))
  })
  await other.goto('/en/login')
  await other.getByRole('textbox', { name: 'E-mail' }).fill('anna@people.example')
  await release(page, faults, another)
  const offer = offerIn(page)
  await expect(offer).toBeVisible()
  await page.evaluate(() => {
    document.body.dataset.before = 'the reload'
  })
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('body[data-before]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs on offer' })).toBeVisible()
  // The other tab still runs the old version, with what was typed, until it is reloaded too.
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@people.example')
  const later = offerIn(other)
  await later.getByRole('button', { name: 'Reload' }).click()
  await expect(later).toHaveCount(0)
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
})

test('three releases during one open session: the page goes on working, and a reload starts the last of them', async ({
  page,
  faults,
}) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  const menu = page.getByRole('navigation', { name: 'Footer' })
  for (const [number, name] of [
    [1, 'Offers from job seekers'],
    [2, 'Vacancies from employers'],
    [3, 'Offers from job seekers'],
  ] as const) {
    await releaseNumbered(page, faults, number)
    await expect(offerIn(page)).toHaveCount(1)
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(numberOf(page)).toHaveCount(0)
  }
  await offerIn(page).getByRole('button', { name: 'Reload' }).click()
  await expect(numberOf(page)).toHaveAttribute('content', '3')
  await expect(page.getByRole('heading', { level: 1, name: 'People looking for work' })).toBeVisible()
  await expect(offerIn(page)).toHaveCount(0)
  await cut(page.context(), faults, true)
  await page.goto('/en/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(numberOf(page)).toHaveAttribute('content', '3')
})

test('an update keeps what is typed and what waits in the outbox, which then arrives once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const text = 'I have baked bread for ten years'
  const { id, slug, title } = await api.createJob('Baker of pretzels (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${slug}`, { waitUntil: 'networkidle' })
  await waitForServiceWorker(page)
  await release(page, faults, another)
  await expect(offerIn(page)).toBeVisible()
  await cut(context, faults, true)
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  const bid = page.getByRole('textbox', { name: 'Your bid' })
  await bid.fill(text)
  await waitUntilStored(page, text)
  await offerIn(page).getByRole('button', { name: 'Reload' }).click()
  await expect(offerIn(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await expect(bid).toHaveValue(text)
  await cut(context, faults, false)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  await page.goto('/en/cabinet/worker/user/favorite')
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
  expect(faults.log.filter(({ method, url }) => method === 'PUT' && url.endsWith(`/${id}`))).toHaveLength(1)
})

test(
  'a bad worker is withdrawn: the worker of a build with SW_KILL removes itself and its caches',
  WEEKLY,
  async ({ page, faults }) => {
    const folder = await mkdtemp(join(tmpdir(), 'jobmost-withdrawn-'))
    const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error']
    await promisify(execFile)('node', build, { env: { ...process.env, SW_KILL: '1' } })
    const withdrawn = await readFile(join(folder, 'sw.js'))
    await rm(folder, { recursive: true })

    await page.goto('/en/jobs')
    await waitForServiceWorker(page)
    await release(page, faults, () => withdrawn)
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    // One of the next visits: Chromium replaces the old worker once it has nothing to do. A navigation that it has sent to it in that
    // moment is never answered.
    await expect(async () => {
      await page.goto('about:blank')
      await page.goto('/en/jobs', { waitUntil: 'commit', timeout: 5_000 })
      await expect.poll(left, { timeout: 5_000 }).toEqual([0, 0])
    }).toPass({ timeout: MINUTE_MS })
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs on offer' })).toBeVisible()
  },
)

test('the page of a captive portal that answers during the installation is never shown as the app', async ({
  page,
  context,
  faults,
}) => {
  faults.onAnswer = ({ url }) => (url === '/index.html' ? 'portal' : 'pass')
  await page.goto('/en/jobs')
  await expect.poll(() => faults.log.some(({ url }) => url === '/index.html')).toBe(true)
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations, 'the installation fails').toBe(0)
  faults.onAnswer = () => 'pass'
  await page.reload()
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs on offer' })).toBeVisible()
})
