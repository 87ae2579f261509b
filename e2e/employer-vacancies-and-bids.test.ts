import { readFile } from 'node:fs/promises'
import { LIMITS } from '../src/shared/contract/limits.ts'
import { bidOfNewPerson } from './support/api.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('the vacancy form shows every error under its field at the first submit, and warns of a low wage during typing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  const pay = page.getByRole('textbox', { name: 'Pay (EUR)' })
  const warning = page.getByText(/The minimum wage on .* is €13\.90 an hour/)
  await pay.fill('12')
  await expect(warning).toBeVisible()
  await expect(warning).toContainText('This vacancy pays €12 an hour.')
  await pay.fill('15')
  await expect(warning).toHaveCount(0)

  const description = page.getByRole('textbox', { name: 'Description' })
  const long = 'x'.repeat(LIMITS.description.max + 1)
  await description.fill(long)
  await expect(description).toHaveValue(long)
  await expect(description).toHaveAccessibleDescription(/The text is longer than [\d,]+\scharacters/)
  // What is typed stays, however wrong it is.
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill(`${'Baker '.repeat(25)}(m/w/d)`)
  await expect(title).toHaveAccessibleDescription(/The text is longer than 120\scharacters/)
  const people = page.getByRole('textbox', { name: 'How many people do you need?' })
  await people.fill('150')
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('Nowhere')
  await city.press('Tab')
  // Errors of other fields are shown at once beside them.
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(title).toBeFocused()
  await expect(people).toHaveValue('150')
  await expect(people).toHaveAccessibleDescription(/whole number from 1 to 99/)
  await expect(page.getByRole('combobox', { name: 'Rubric' })).toHaveAccessibleDescription(
    /field cannot be empty/,
  )
  await expect(city).toHaveValue('Nowhere')
  await expect(page.getByRole('link', { name: 'How many people do you need?' })).toBeVisible()
  await description.fill('')
  await people.fill('2')
  await city.fill('')

  await title.fill('ab')
  await page.getByRole('textbox', { name: 'up to (EUR)' }).fill('10')
  await page.getByRole('textbox', { name: 'Start date' }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const errors = {
    Title: 'At least 3\u00a0characters, please',
    'up to (EUR)': 'The upper amount must not be below the lower one',
    'Start date': 'Please choose today or a later date',
    Description: 'field cannot be empty',
  }
  for (const [name, error] of Object.entries(errors))
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(error))
  for (const name of ['Rubric', 'City'])
    await expect(page.getByRole('combobox', { name })).toHaveAccessibleDescription(/field cannot be empty/)
  await expect(title).toBeFocused()
})

test('a bid that a filter hides stays new until it is shown', async ({ page, api }) => {
  const { id, slug } = await api.createJob('Night baker (m/f/d)')
  await api.bid(slug, 'I like the quiet hours.')
  await signIn(page, 'boss')
  const events: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rates/seen')) events.push('marked as seen')
  })
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids?tag=Oven`)
  await expect(page.getByText('None of the bids match these filters.')).toBeVisible()
  expect((await api.bidsFor(id)).map(({ state }) => state)).toEqual(['sent'])
  events.push('filter cleared')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('I like the quiet hours.')).toBeVisible()
  await expect.poll(async () => (await api.bidsFor(id))[0]?.state).toBe('seen')
  expect(events).toEqual(['filter cleared', 'marked as seen'])
})

test('an employer notes, filters and declines bids with a reason in the worker’s language, and accepts one', async ({
  page,
  api,
  newPerson,
}) => {
  const { id, slug } = await api.createJob('Dough maker (m/f/d)', { hours_per_week: 20 })
  const bid = await api.bid(slug, 'I have kneaded since I was ten.')
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids#bid-${bid.id}`)
  const card = page.getByRole('article').filter({ hasText: 'since I was ten' })
  await expect(card).toBeFocused()

  await card.getByRole('button', { name: /^Add a note/ }).click()
  await card.getByRole('textbox', { name: 'Your note' }).fill('Can start at four')
  await card.getByRole('textbox', { name: 'Tags' }).fill('Early, Oven')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Can start at four')).toBeVisible()
  await expect(card.getByText('Early', { exact: true })).toBeVisible()

  // The file is made on the device, so it works offline too.
  await page.context().setOffline(true)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  await page.context().setOffline(false)
  expect(file.suggestedFilename()).toMatch(/^Bids-\d{4}-\d{2}-\d{2}-Dough-maker-m-f-d\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('Vacancy;Name;Date;Proposed pay (EUR);Pay period;Status;Tags;Private note;Bid\r\n')
  expect(csv).toContain(';Waiting;Early, Oven;Can start at four;I have kneaded since I was ten.\r\n')

  await expect(card.getByRole('textbox')).toHaveCount(0)
  await card.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('alertdialog')
  const reason = dialog.getByRole('combobox', { name: 'Reason' })
  await expect(reason).toHaveAccessibleDescription('The job seeker reads it in their own language.')
  // The employer reads their own point of view, and below it what the applicant will read.
  await reason.selectOption('You have chosen someone else.')
  await expect(dialog).toContainText('This time it did not work out. The employer has chosen someone else.')
  await reason.selectOption('The working hours do not match.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(card.getByText('The reason given: The working hours do not match.')).toBeVisible()
  await expect(card).toBeFocused()

  const worker = await newPerson()
  await signIn(worker, 'worker')
  await worker.goto(`/pl/jobs/item/${slug}`)
  await expect(worker.getByText('Godziny pracy nie pasują.')).toBeVisible()
  await expect(worker.getByText('Can start at four')).toHaveCount(0)
})

test('an employer sees how often a vacancy was viewed and added to favourites', async ({
  page,
  api,
  newPerson,
}) => {
  const title = 'Beekeeper for two hives (m/f/d)'
  const { id, slug } = await api.createJob(title)
  const visitor = await newPerson()
  const counted = visitor.waitForResponse((response) => response.url().endsWith(`/jobs/${slug}/visits`))
  await visitor.goto(`/en/jobs/item/${slug}`)
  await counted
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids`)
  await page.getByText('Viewed 1 time in the last 30 days').click()
  for (const name of ['Views', 'Added to favourites'])
    await expect(page.getByRole('figure').filter({ hasText: name })).toBeVisible()
})

test('the open list of vacancies counts a bid that arrives meanwhile', async ({ page, api }) => {
  const { slug, title } = await api.createJob('Baker of rye bread (m/f/d)')
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: title })
  await expect(card.getByRole('link', { name: 'No bids yet' })).toBeVisible()
  await api.bid(slug, 'I have baked rye bread for six years.')
  await expect(card.getByRole('link', { name: '1 bid' })).toBeVisible()
})

test('the others are declined with a choice only for the last position, and the notice comes into view when it is filled', async ({
  page,
  api,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, slug } = await api.createJob('Rope maker (m/f/d)', { positions: 2 })
  for (const text of ['I twist ropes.', 'I tie knots.', 'I like hemp.'])
    await bidOfNewPerson(api, { dataDir: server.dataDir, slug, text })
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids`)
  const cards = page.getByRole('region', { name: 'Bids' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  const others = page.getByRole('button', { name: 'Choose and decline the others' })
  await expect(others).toHaveCount(0)
  const accept = async (text: string) => {
    await cards.filter({ hasText: text }).getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(cards.filter({ hasText: text })).toContainText('Accepted')
  }
  await accept('I twist ropes.')
  await expect(others).toHaveCount(2)
  await accept('I like hemp.')
  await expect(page.getByText('You have chosen someone for all 2 positions')).toBeInViewport()
  await expect(page.getByText('2 of 2 positions filled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close vacancy' })).toBeInViewport()

  // The page of the bids says when nobody can bid any more, and opens the vacancy again.
  await page.getByRole('button', { name: 'Close vacancy' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close vacancy' }).click()
  await expect(page.getByText('Nobody can bid any more.')).toBeVisible()
  // Closing has declined the bid that still waited.
  await expect(cards.filter({ hasText: 'I tie knots.' })).toContainText('Declined')
  await expect(page.getByText(/waiting for your answer/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Nobody can bid any more.')).toHaveCount(0)
})

test('an employer is asked before more people are accepted than are sought', async ({
  page,
  api,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, slug } = await api.createJob('Basket weaver (m/f/d)')
  const bid = { dataDir: server.dataDir, slug, text: 'I weave.' }
  for (const name of ['Wanda', 'Olaf']) await bidOfNewPerson(api, { ...bid, name })
  const states = async () => (await api.bidsFor(id)).map(({ state }) => state)
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids`)
  const selection = page.getByRole('region', { name: 'Selected bids' })
  const selects = page.getByRole('region', { name: 'Bids' }).getByText('Select', { exact: true })
  await expect(selects).toHaveCount(2)
  for (const select of await selects.all()) await select.click()
  await selection.getByRole('button', { name: 'Accept' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Accept more people than you are looking for?',
  })
  await expect(question).toContainText('You are about to accept 2 people. The vacancy has 1 open position.')
  await expect(question).toContainText(/were accepted: (?:Wanda Z\., Olaf Z\.|Olaf Z\., Wanda Z\.)(?!\.)/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(selection.getByText('2 bids selected')).toBeVisible()
  await expect.poll(states).toEqual(['seen', 'seen'])
  await selection.getByRole('button', { name: 'Accept' }).click()
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(states).toEqual(['accepted', 'accepted'])
  await expect(selection).toHaveCount(0)
})

test('Back from a chat leads to the bid that it was opened from, in the same list', async ({
  page,
  api,
  server,
}) => {
  const { id, slug } = await api.createJob('Bell founder (m/f/d)')
  const bid = { dataDir: server.dataDir, slug, text: 'I cast bells.' }
  for (const name of ['Anton', 'Berta', 'Carla', 'Dora']) await bidOfNewPerson(api, { ...bid, name })
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids?show=waiting`)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  const names = page.getByRole('article').getByRole('heading')
  const oldestFirst = ['Anton Z.', 'Berta Z.', 'Carla Z.', 'Dora Z.']
  await expect(names).toHaveText(oldestFirst)
  const selects = page.getByRole('region', { name: 'Bids' }).getByText('Select', { exact: true })
  for (const select of [selects.nth(1), selects.nth(3)]) await select.click()
  const selection = page.getByRole('region', { name: 'Selected bids' })
  await expect(selection.getByText('2 bids selected')).toBeVisible()
  const contact = page
    .getByRole('article')
    .filter({ hasText: 'Carla' })
    .getByRole('button', { name: 'Send message' })
  await contact.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/chat\/room\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Carla Z.' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/show=waiting&sort=oldest/)
  await expect(names).toHaveText(oldestFirst)
  await expect(contact).toBeFocused()
  await expect(contact).toBeInViewport()
  await expect(selection.getByText('2 bids selected')).toBeVisible()
  await expect(page.getByRole('article').getByRole('checkbox', { checked: true })).toHaveCount(2)
  await selection.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page).not.toHaveURL(/selected/)
})

test('an employer’s own page says how to fill it, and calls the text about the company by its name', async ({
  page,
  api,
}) => {
  const { email, token } = await api.register({
    role: 'boss',
    person_type: 'legal_entity',
    company_name: 'Lamps and Bells Ltd',
    contact_name: 'Lina Lamp',
  })
  const { data } = await api.call<{ data: { id: number } }>('GET', '/cabinet/user-role', token)
  await signInAs(page, email)
  await page.goto(`/en/user/profile/${data.id}`)
  await page.getByRole('link', { name: 'This is your profile. Write something about yourself' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'About us' })).toHaveAccessibleDescription(
    /what work you offer/,
  )
})
