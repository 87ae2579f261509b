import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unsubscribeToken } from '../src/server/newsletter/tokens.ts'
import { holdRequests } from './support/hold-requests.ts'
import { mailTo } from './support/mails.ts'
import { PASSWORD } from './support/people.ts'
import { expect, signIn, signInAs, test, waitUntilStored } from './support/test.ts'

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')
const subscribeBlock = (page: Page) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Subscribe to the newsletter' }) })

test('the newsletter is requested on the home page, confirmed by a mailed link and ended by another', async ({
  page,
  server,
}) => {
  const email = 'reader@people.example'
  await page.goto('/en')
  const block = subscribeBlock(page)
  await block.getByRole('textbox', { name: 'E-mail' }).pressSequentially(email)
  await block.getByRole('combobox', { name: 'Rubric' }).selectOption({ label: 'Cleaning' })
  await block.getByRole('combobox', { name: 'City' }).fill('Мюнхен')
  await page.getByRole('option', { name: 'Munich' }).first().click()

  // The typed text survives a reload.
  await waitUntilStored(page, email, '2867714')
  await page.reload()
  await block.getByRole('textbox', { name: 'E-mail' }).focus()
  await expect(block.getByRole('combobox', { name: 'City' })).toHaveValue('Munich')
  await expect(block.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expect(block.getByRole('combobox', { name: 'Rubric' }).locator('option:checked')).toHaveText(
    'Cleaning',
  )
  await block.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Subscribed: please confirm by e-mail')).toBeVisible()
  await expect(page.getByText('The newsletter starts when you open the link in it.')).toBeVisible()
  await expect(block.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')

  const text = await mailTo(server.dataDir, email)
  expect(text).toContain('Cleaning, Munich')
  const link = pathOf(/https?:\S+#token=\S+/.exec(text)?.[0] ?? '')
  for (let time = 0; time < 2; time++) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible()
  }

  // The unsubscribe link of every digest. This is the server's first subscription.
  const secret = new TextEncoder().encode((await readFile(join(server.dataDir, 'jwt-secret'), 'utf8')).trim())
  const end = `/en/newsletter/unsubscribe#token=${unsubscribeToken({ secrets: [secret] }, 1)}`
  for (let time = 0; time < 2; time++) {
    await page.goto('about:blank')
    await page.goto(end)
    await expect(page.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible()
  }
})

test('who has an account ends the newsletter in the cabinet', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  // The reload repeats what was being sent, and the outbox takes this answer for success.
  expectedErrors.push(/404 .*\/cabinet\/newsletter\/\d+/)
  const { email } = await api.register()
  await api.confirm(email, server.dataDir)
  await page.request.post('/api/v1/subscriptions', { data: { email } })
  await expect.poll(() => mailTo(server.dataDir, email)).toContain('/newsletter/confirm#token=')
  const [, token] = /newsletter\/confirm#token=(\S+)/.exec(await mailTo(server.dataDir, email)) ?? []
  await api.call('POST', '/subscriptions/confirm', undefined, { token })
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker/user/saved-searches')
  const newsletter = page.getByRole('region', { name: 'Newsletter' })
  await expect(newsletter.getByRole('listitem')).toHaveText(/^All rubrics · All of Germany/)
  await newsletter.getByRole('button', { name: 'Unsubscribe' }).click()
  const ended = newsletter.getByText('You do not get the newsletter.')
  await expect(ended).toBeVisible()
  await page.reload()
  await expect(ended).toBeVisible()

  // Another one, of a rubric, is requested in the same place.
  await newsletter.getByRole('textbox', { name: 'E-mail' }).focus()
  await newsletter.getByRole('combobox', { name: 'Rubric' }).selectOption({ label: 'Cleaning' })
  await expect(newsletter.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await newsletter.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(newsletter.getByText(`We have sent an e-mail to ${email}`)).toBeVisible()
})

test('the sources of an article are named and linked, with the day of the last check', async ({ page }) => {
  await page.goto('/en/blog/item/temporary-agency-work')
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('link', { name: 'AÜG' })).toHaveAttribute(
    'href',
    'https://www.gesetze-im-internet.de/a_g/',
  )
  await expect(sources.getByText('Checked on 22 Nov 2026')).toBeVisible()
})

test('an address typed before the scripts have loaded, and sent at once, requests the newsletter', async ({
  page,
  server,
}) => {
  const email = 'early@people.example'
  const release = await holdRequests(page)
  await page.goto('/en', { waitUntil: 'commit' })
  const block = subscribeBlock(page)
  await block.getByRole('textbox', { name: 'E-mail' }).fill(email)
  release()
  await block.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(`We have sent an e-mail to ${email}`)).toBeVisible()
  await expect(page).toHaveURL('/en')
  expect(await mailTo(server.dataDir, email)).toContain('/en/newsletter/confirm#token=')
})

test('the own address that arrives in a focused field is replaced by what is typed next', async ({
  page,
}) => {
  await signIn(page, 'worker')
  await page.goto('/en', { waitUntil: 'networkidle' })
  const field = subscribeBlock(page).getByRole('textbox', { name: 'E-mail' })
  await field.focus()
  await expect(field).toHaveValue('worker@jobmost.example')
  await page.keyboard.type('other@people.example')
  await expect(field).toHaveValue('other@people.example')
})

test('an invalid link shows an error with the next step', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/)
  await page.goto('/en/newsletter/confirm#token=made-up')
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Subscribe to the newsletter' })).toBeVisible()
})

test('another confirmation mail can be requested', async ({ page, api, server }) => {
  const { email } = await api.register()
  await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  // The button is gone, so the keyboard goes on from the answer.
  await expect(
    page.getByText('Sent. If nothing arrives within 5 minutes, check your spam folder'),
  ).toBeFocused()
  expect(await mailTo(server.dataDir, email)).toContain('/en/confirm-email')
})

test('the address typed at the login gets a temporary password, which need not be typed again to choose a new one', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  // Until then everything else is refused.
  expectedErrors.push(/status of 403/)
  const { email } = await api.register()
  await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
  // A link that is pressed before the app runs takes nothing along.
  await waitUntilStored(page, email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Send new password' }).click()
  await expect(page.getByText('A new password is on its way.')).toBeVisible()
  const temporary = async () =>
    /temporary password is:\s+(\S+)/.exec(await mailTo(server.dataDir, email))?.[1] ?? ''
  await expect.poll(temporary).not.toBe('')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail or phone' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(await temporary())
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveCount(0)
  await expect(page.getByRole('region')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'New password' }).fill(`${PASSWORD}Neu`)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(`${PASSWORD}Neu`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a change of the language stays on the same article', async ({ page, newPerson }) => {
  await page.goto('/en/blog/1')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('link', { name: 'Seven signs of a fake job offer' }).click()
  await expect(page).toHaveURL(/\/en\/blog\/item\/recognise-job-scams$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Seven signs of a fake job offer')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/blog\/item\/recognise-job-scams$/)
  await expect(heading).toHaveText('Sieben Anzeichen für ein falsches Stellenangebot')

  // Server-rendered and hydrated without a console error (support/test.ts checks it). On a first visit, because later the
  // worker answers.
  const fresh = await newPerson()
  await fresh.goto('/de/blog/item/recognise-job-scams')
  await fresh.waitForLoadState('networkidle')
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(await heading.innerText())
  const image = await fresh.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await fresh.request.get(pathOf(image ?? ''))
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('structured data pass the Content-Security-Policy', async ({ newPerson, api }) => {
  const { data } = await api.call<{ data: { slug: string }[] }>('GET', '/jobs')
  const types = {
    '/en': 'WebSite',
    '/en/jobs': 'BreadcrumbList',
    [`/en/jobs/item/${data[0]?.slug}`]: 'JobPosting',
  }
  for (const [path, type] of Object.entries(types)) {
    const page = await newPerson()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.map((block) => JSON.parse(block)['@type'])).toContain(type)
  }
})
