import type { Page } from '@playwright/test'
import type { OwnOffer } from '../src/shared/contract/own-offers.ts'
import { cut, expect, openApp, test, waitUntilStored } from './support/test.ts'

const LIST = '/en/cabinet/worker/user/active-offer'
const TEXT = 'I bake bread, rolls and cakes since I was a child.'

const outbox = (page: Page) => page.getByRole('link', { name: /^Outbox/ })
const waiting = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article').filter({ hasText: name })
const own = (page: Page, name: string) =>
  page.getByRole('list', { name: 'My offers' }).getByRole('article').filter({ hasText: name })
const save = (page: Page) => page.getByRole('button', { name: 'Save offer' }).click()

/** Fills in the form of a new offer. Rubrics and cities are read before the connection is lost. */
async function fill(page: Page, name: string, description: string): Promise<void> {
  await page.goto('/en/cabinet/worker/user/add-offer')
  for (const [label, text] of [
    ['Rubric', 'Childcare'],
    ['City', 'Munich'],
  ] as const) {
    const box = page.getByRole('combobox', { name: label })
    // The list renders again when rubrics, cities or the profile arrive.
    await expect(async () => {
      await box.press('ControlOrMeta+a')
      await box.pressSequentially(text)
      const option = page.getByRole('option', { name: new RegExp(text) }).first()
      await option.click({ timeout: 3000 })
      await expect(box).toHaveValue(new RegExp(text), { timeout: 1000 })
    }).toPass()
  }
  await page.getByRole('textbox', { name: 'Title' }).fill(name)
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).fill('16')
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
}

test('an offer made without a connection waits in the list, is changed there, and is created once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const worker = await api.logIn('worker')
  const offers = async () => (await api.call<{ data: OwnOffer[] }>('GET', '/cabinet/offers', worker)).data
  await openApp(page, LIST)
  await fill(page, 'Bread on Sundays', TEXT)
  await cut(context, faults, true)
  await save(page)
  const first = waiting(page, 'Bread on Sundays')
  await expect(first).toContainText('Waiting for connection')

  await first.getByRole('button', { name: 'Edit' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('Bread on Sundays')
  await title.fill('')
  await save(page)
  await expect(page.getByText('field cannot be empty')).toBeVisible()
  await title.fill('Bread on Mondays')
  await save(page)
  const changed = waiting(page, 'Bread on Mondays')
  await expect(changed).toContainText('Waiting for connection')
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await page.reload()
  await expect(changed).toBeVisible()
  await expect(first).toHaveCount(0)

  await cut(context, faults, false)
  await expect(own(page, 'Bread on Mondays').getByText('Published', { exact: true })).toBeVisible()
  await expect(changed).toHaveCount(0)
  await expect(outbox(page)).toHaveCount(0)
  expect((await offers()).filter(({ name }) => name.startsWith('Bread on'))).toMatchObject([
    { name: 'Bread on Mondays', description: TEXT },
  ])

  // Discarded and deleted without a connection. The list is read from the device.
  await waitUntilStored(page, 'own-offers', 'Bread on Mondays')
  await fill(page, 'Cakes on Fridays', TEXT)
  await cut(context, faults, true)
  await save(page)
  await waiting(page, 'Cakes on Fridays').getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(waiting(page, 'Cakes on Fridays')).toHaveCount(0)
  await own(page, 'Bread on Mondays').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own(page, 'Bread on Mondays')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await cut(context, faults, false)
  await expect(outbox(page)).toHaveCount(0)
  // The banner does not count a new entry: it may still be on its way.
  await expect
    .poll(async () => (await offers()).filter(({ name }) => /^(Bread|Cakes) on/.test(name)))
    .toEqual([])
})

test('a new offer whose answer was lost is discarded without a connection, and deleted on the server too', async ({
  page,
  context,
  faults,
  api,
}) => {
  const worker = await api.logIn('worker')
  const offers = async () =>
    (await api.call<{ data: OwnOffer[] }>('GET', '/cabinet/offers', worker)).data.filter(
      ({ name }) => name === 'Bagels on Tuesdays',
    )
  await openApp(page, LIST)
  await fill(page, 'Bagels on Tuesdays', TEXT)
  faults.onAnswer = ({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('/cabinet/offers')) return 'pass'
    faults.isCut = true
    return 'lose'
  }
  await save(page)
  // Only then the request has arrived.
  await expect.poll(() => faults.isCut).toBe(true)
  await cut(context, faults, true)
  const entry = waiting(page, 'Bagels on Tuesdays')
  await expect(entry).toContainText('Waiting for connection')
  expect(await offers()).toHaveLength(1)
  faults.onAnswer = () => 'pass'

  const discard = async () => {
    await entry.getByRole('button', { name: 'Discard' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('may have reached us already')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(entry.getByText('Discarded', { exact: true })).toBeVisible()
  }
  await discard()
  await entry.getByRole('button', { name: 'Undo' }).click()
  await discard()
  await page.reload()
  await expect(entry.getByText('Discarded', { exact: true })).toBeVisible()

  await cut(context, faults, false)
  await expect(entry).toHaveCount(0)
  await expect.poll(offers).toEqual([])
  await expect(own(page, 'Bagels on Tuesdays')).toHaveCount(0)
  await expect(outbox(page)).toHaveCount(0)
})

test('an offer that the server refuses keeps its text and the reason; the corrected one is created once', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const worker = await api.logIn('worker')
  await openApp(page, LIST)
  await fill(page, 'Rolls at night', 'Too short')
  await cut(context, faults, true)
  await save(page)
  const description = page.getByRole('textbox', { name: 'Description' })
  // The device says at once what the server would refuse hours later.
  await expect(description).toHaveAccessibleDescription(/At least 20\scharacters, please/)
  await expect(outbox(page)).toHaveCount(0)
  await description.fill(TEXT)
  await save(page)
  const entry = waiting(page, 'Rolls at night')
  await expect(entry).toContainText('Waiting for connection')
  // A rule of a newer server, which the device does not know.
  const NEWER = 'Please say what kind of rolls'
  await page.route('**/api/v1/cabinet/offers', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            message: 'Please check the marked fields',
            code: 'invalid',
            errors: { description: [NEWER] },
          },
        })
      : route.fallback(),
  )
  await cut(context, faults, false)
  await expect(entry).toContainText(NEWER)
  await expect(entry.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await page.unroute('**/api/v1/cabinet/offers')

  await entry.getByRole('button', { name: 'Edit' }).click()
  await expect(description).toHaveValue(TEXT)
  await expect(description).toHaveAccessibleDescription(new RegExp(NEWER))
  await description.fill(`${TEXT} Plain rolls.`)
  await save(page)
  await expect(own(page, 'Rolls at night')).toBeVisible()
  await expect(outbox(page)).toHaveCount(0)
  const { data } = await api.call<{ data: OwnOffer[] }>('GET', '/cabinet/offers', worker)
  const made = data.filter(({ name }) => name === 'Rolls at night')
  expect(made).toMatchObject([{ description: `${TEXT} Plain rolls.` }])
  await api.call('DELETE', `/cabinet/offers/${made[0]?.id}`, worker)
})

test('an offer changed without a connection and on another device shows both texts; the chosen one is stored', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(09|12)/)
  const MINE = 'My text, which I have typed in a train without a connection.'
  const OTHER = 'The text that I have typed meanwhile on the other device.'
  const worker = await api.logIn('worker')
  const { data: listed } = await api.call<{ data: OwnOffer[] }>('GET', '/offers')
  const { data: offer } = await api.call<{ data: OwnOffer }>('POST', '/cabinet/offers', worker, {
    name: 'Waffles at the station',
    rubric_id: listed[0]?.rubric.id,
    city_id: listed[0]?.city.id,
    pay_type: 'per_hour',
    pay_amount: 16,
    description: TEXT,
    language: 'en',
  })
  const path = `/cabinet/offers/${offer.id}`
  const stored = async () =>
    (await api.call<{ data: OwnOffer[] }>('GET', '/cabinet/offers', worker)).data.find(
      ({ id }) => id === offer.id,
    )
  await openApp(page, LIST)
  const card = own(page, offer.name)
  await card.getByRole('link', { name: 'Edit', exact: true }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toHaveValue(offer.description)
  await cut(context, faults, true)
  await description.fill(MINE)
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).fill('23')
  await save(page)
  await expect(card).toContainText('Waiting for connection')
  await expect(card).toContainText('€23')
  await api.call('PATCH', path, worker, { description: OTHER })
  await cut(context, faults, false)

  await expect(card).toContainText('Not sent')
  await expect(page.getByText('1 item could not be sent')).toBeVisible()
  expect(await stored()).toMatchObject({ description: OTHER })
  await card.getByRole('button', { name: 'Edit' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'changed on another device' })
  await expect(conflict).toContainText(OTHER)
  await expect(description).toHaveValue(MINE)
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await save(page)
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('Not sent')
  await expect(outbox(page)).toHaveCount(0)
  await expect.poll(stored).toMatchObject({ description: MINE, pay_amount: 23 })
  await api.call('DELETE', path, worker)
})
