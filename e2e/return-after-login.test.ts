import type { Page } from '@playwright/test'
import { PASSWORD, PEOPLE } from './support/people.ts'
import { fillVacancy } from './support/post-vacancy.ts'
import { expect, openApp, test, waitUntilStored } from './support/test.ts'

/** Fills in the current login page. */
async function logInHere(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(PEOPLE.worker)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function register(page: Page): Promise<void> {
  await page.getByText('Individual', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera')
  await page.getByRole('textbox', { name: 'Surname' }).fill('Lindner')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`vera.${crypto.randomUUID()}@jobmost.example`)
  await page.getByRole('textbox', { name: 'Phone' }).fill(`+49 151 2${`${Math.random()}`.slice(2, 9)}`)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Bridge-over-2026!')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Bridge-over-2026!')
  await page.getByRole('checkbox', { name: 'I agree to the privacy policy' }).check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

test('a login that a killed browser has lost is restored, also on a page that the worker does not serve', async ({
  page,
}) => {
  await openApp(page, '/en/jobs')
  // Chromium writes localStorage to the disk seconds late.
  await page.addInitScript(() => localStorage.removeItem('access_token'))
  for (const ignoreCache of [false, true]) {
    const devTools = await page.context().newCDPSession(page)
    const loaded = page.waitForEvent('load')
    await devTools.send('Page.reload', { ignoreCache })
    await loaded
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cabinet' })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(!ignoreCache)
  }
})

test('a registration from a job leads back to its bid form with the text, a greeting and the next steps', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const job = await api.createJob('Weir keeper (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  const panel = page.getByRole('region', { name: 'Your bid' })
  await panel.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByText('To send a bid, log in or register.')).toBeVisible()
  await expect(page.getByText('Your text is saved on this device.')).toHaveCount(0)
  await page.goBack()
  await panel.getByRole('button', { name: 'Write your bid first' }).press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Your bid' })).toBeFocused()
  await panel.getByRole('textbox', { name: 'Your bid' }).fill('I have kept a weir for nine years.')
  await waitUntilStored(page, 'kept a weir')
  await panel.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByText('Your text is saved on this device.')).toBeVisible()
  // One round of errors: the server alone knows that nobody has this number.
  await page.getByRole('textbox', { name: 'Phone' }).fill('+48 000 000 000')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('wrong phone number')).toBeVisible()
  await expect(page.getByText('Please agree to the privacy policy')).toBeVisible()
  await register(page)

  await expect(page).toHaveURL(new RegExp(`/en/jobs/item/${job.slug}`))
  const text = page.getByRole('textbox', { name: 'Your bid' })
  await expect(text).toHaveValue('I have kept a weir for nine years.')
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
  await expect(page.getByText('Your account is ready.')).toBeInViewport()
  const welcome = page.getByRole('region', { name: 'Welcome, Vera' })
  await expect(welcome).toBeVisible()
  await expect(welcome).toContainText('confirm')
  await expect(welcome.getByRole('link', { name: 'Fill in your profile' })).toBeVisible()
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toHaveCount(0)
  await page.reload()
  await expect(text).toBeVisible()
  await expect(welcome).toHaveCount(0)

  await page.goto('/en/cabinet/worker/bids')
  const begun = page.getByRole('list', { name: 'Bids you have started' })
  await begun.getByRole('link', { name: job.title }).click()
  await expect(text).toHaveValue('I have kept a weir for nine years.')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Bid placed')).toBeVisible()
  await page.goto('/en/cabinet/worker/bids')
  await expect(page.getByRole('heading', { name: job.title })).toHaveCount(1)
  await expect(begun).toHaveCount(0)
})

test('a bid that is withdrawn after a registration leaves its form without the greeting', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Sluice keeper (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  const panel = page.getByRole('region', { name: 'Your bid' })
  await panel.getByRole('link', { name: 'Register' }).click()
  await register(page)
  await expect(panel.getByText('Your account is ready.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Your bid' }).fill('I open sluices.')
  await panel.getByRole('button', { name: 'Place bid' }).click()
  await panel.getByRole('button', { name: 'Withdraw bid' }).click()
  await panel.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(panel.getByText('Your bid is withdrawn.')).toBeVisible()
  await expect(panel.getByText('Your account is ready.')).toHaveCount(0)
})

test('a registration from the menu of a long page leads back to its top', async ({ page, api }) => {
  const job = await api.createJob('Lock keeper (m/f/d)', { description: 'A lock of the canal. '.repeat(200) })
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Register' }).click()
  await page.getByText('Job seeker', { exact: true }).click()
  await register(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Lock keeper (m/f/d)' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // The greeting scrolls away with the page.
  const welcome = page.getByRole('region', { name: 'Welcome, Vera' })
  await expect(welcome).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(welcome).not.toBeInViewport()
})

test('an employer who registers without a target is greeted with a way to the first vacancy', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await page.goto('/en/register', { waitUntil: 'networkidle' })
  // Neither role nor kind of employer is preset. Their error is shown together with all others.
  const kind = page.getByRole('radiogroup', { name: 'Register as' })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(kind).toHaveAccessibleDescription(/field cannot be empty/)
  await page.getByText('Job seeker', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked()
  await expect(kind).not.toHaveAccessibleDescription(/field cannot be empty/)
  await page.getByText('Employer', { exact: true }).click()
  for (const name of ['Individual', 'Legal entity'])
    await expect(page.getByRole('radio', { name })).not.toBeChecked()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(kind).toHaveAccessibleDescription(/field cannot be empty/)
  await expect(page.getByRole('textbox', { name: 'Surname' })).toHaveAccessibleDescription(
    /field cannot be empty/,
  )
  await register(page)
  const welcome = page.getByRole('region', { name: 'Welcome, Vera' })
  // The profile is this page.
  await expect(welcome.getByRole('link', { name: 'Fill in your profile' })).toHaveCount(0)
  await welcome.getByRole('link', { name: 'Create vacancy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create vacancy' })).toBeVisible()
  await expect(page.getByText(/^Publishing is free\./)).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test('the greeting is not shown on the form to which an employer has registered, nor above a chat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // What was typed at an earlier visit, as a job seeker, does not decide where the person goes now.
  await page.goto('/en/register?role=worker', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Surname' }).fill('Weir')
  await waitUntilStored(page, 'Weir')
  await page.goto('/en/register?next=%2Fen%2Fcabinet%2Fworker%2Fuser%2Fadd-vacancy', {
    waitUntil: 'networkidle',
  })
  await expect(page.getByText('What you typed last time is still here')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked()
  await register(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Create vacancy' })).toBeVisible()
  const welcome = page.getByRole('region', { name: 'Welcome, Vera' })
  await expect(page.getByText('Please confirm your e-mail address')).toBeVisible()
  await expect(welcome).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'My chats' }).click()
  await expect(page.getByRole('heading', { name: 'My chats' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(welcome).toBeVisible()

  // Whoever has created a vacancy needs no way to the first one, least of all above the bids.
  await menu.getByRole('link', { name: 'My vacancies' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create vacancy' }).last().click()
  await fillVacancy(page, { title: 'Weir keeper (m/f/d)', description: 'You keep the weir of the canal.' })
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test('a login in the split view keeps the job, the filters and the pressed star', async ({ page, api }) => {
  const job = await api.createJob('Dyke reeve (m/f/d)', { shift_pattern: 'night' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/jobs?q=Dyke&shift=night', { waitUntil: 'networkidle' })
  await page.getByRole('article').getByRole('link', { name: job.title }).click()
  const beside = page.getByRole('complementary', { name: 'Shown next to the list' })
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()
  await beside.getByRole('link', { name: 'Log in' }).click()
  await logInHere(page)
  await expect(beside.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
  await expect(beside.getByRole('textbox', { name: 'Your bid' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove filter: Night shift' })).toBeVisible()
})

for (const way of ['Log in', 'Register']) {
  test(`a star pressed in the split view is set after “${way}”, with the job beside the list and the filters kept`, async ({
    page,
    api,
  }) => {
    const job = await api.createJob(`Sluice keeper ${way.length} (m/f/d)`, { shift_pattern: 'night' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en/jobs?q=Sluice&shift=night', { waitUntil: 'networkidle' })
    await page.getByRole('article').getByRole('link', { name: job.title }).click()
    const beside = page.getByRole('complementary', { name: 'Shown next to the list' })
    await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()
    // The first one is of the job itself, the others are of similar ones.
    await beside.getByRole('button', { name: 'Add to favourites' }).first().click()
    await expect(page.getByText('To save favourites, log in or register.')).toBeVisible()
    if (way === 'Register') {
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
      await register(page)
    } else await logInHere(page)
    await expect(beside.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
    await expect(beside.getByRole('button', { name: 'Remove from favourites' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Remove filter: Night shift' })).toBeVisible()
    await page.goto('/en/cabinet/worker/user/favorite')
    await expect(page.getByRole('main').getByText(job.title)).toBeVisible()
  })
}

test('a star, a message and a saved search are repeated after the login that they required', async ({
  page,
  newPerson,
  api,
}) => {
  const job = await api.createJob('Gate warden (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page.getByText('To save favourites, log in or register.')).toBeVisible()
  await logInHere(page)
  await expect(page.getByRole('button', { name: 'Remove from favourites' }).first()).toBeVisible()

  const second = await newPerson()
  await second.goto('/en/jobs?q=Gate+warden', { waitUntil: 'networkidle' })
  await second.getByRole('button', { name: 'Save this search' }).click()
  await logInHere(second)
  await expect
    .poll(async () => {
      const worker = await api.logIn('worker')
      const { data } = await api.call<{ data: { title: string }[] }>('GET', '/cabinet/saved-searches', worker)
      return data.map(({ title }) => title)
    })
    .toContain('“Gate warden”')

  const third = await newPerson()
  await third.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await third.getByRole('button', { name: 'Send message' }).click()
  await logInHere(third)
  await expect(third).toHaveURL(/\/en\/chat\/room\/\d+/)
})

test('the address typed at registration is filled in at the login, not in the page’s address', async ({
  page,
}) => {
  await page.goto('/en/register', { waitUntil: 'networkidle' })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('anna@gmial.com')
  await page.getByRole('button', { name: 'anna@gmail.com' }).press('Enter')
  await expect(email).toHaveValue('anna@gmail.com')
  await expect(email).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail or phone' })).toHaveValue('anna@gmail.com')
  expect(page.url()).not.toContain('anna')
})

test('the device forgets a session before the server ends it: no request is refused, and the login page reports no lost session', async ({
  page,
}) => {
  await page.goto('/en/login')
  await logInHere(page)
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)
  const token = () => page.evaluate(() => localStorage.getItem('access_token'))
  const used = await token()
  const kept: (string | null)[] = []
  await page.route('**/auth/logout', async (route) => {
    kept.push(route.request().headers().authorization ?? null, await token())
    await route.continue()
  })
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const ended = page.waitForResponse('**/auth/logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  expect((await ended).status()).toBe(204)
  expect(kept).toEqual([`Bearer ${used}`, null])
  await expect(page).toHaveURL(/\/en\/login$/)
})
