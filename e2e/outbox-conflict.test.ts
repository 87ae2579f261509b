import type { Page } from '@playwright/test'
import type { Profile } from '../src/shared/contract/profiles.ts'
import { cut, expect, signIn, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('personal data and preferences, changed on two devices, show both values; each may be chosen', async ({
  page: phone,
  context,
  newPerson,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(09|12)/)
  const worker = await api.logIn('worker')
  const profile = async () => (await api.call<{ data: Profile }>('GET', '/cabinet/profile', worker)).data
  const { surname } = await profile()
  await api.call('PATCH', '/cabinet/profile', worker, { country: null, preferences: ['free Sundays'] })
  const laptop = await newPerson()
  for (const device of [phone, laptop]) {
    await signIn(device, 'worker')
    await device.goto('/en/cabinet/worker')
    await expect(device.getByRole('textbox', { name: 'Surname' })).toHaveValue(surname)
  }
  await waitForServiceWorker(phone)
  const changed = phone.getByRole('alert').filter({ hasText: 'Your profile was changed on another device' })

  // With a connection the form keeps what was typed. What only one device has changed is no conflict.
  await phone.getByRole('textbox', { name: 'Surname' }).fill('Phone')
  await phone.getByRole('combobox', { name: 'Country of residence' }).selectOption('PL')
  await laptop.getByRole('textbox', { name: 'Surname' }).fill('Laptop')
  await save(laptop)
  await expect.poll(async () => (await profile()).surname).toBe('Laptop')
  await save(phone)
  await expect(changed).toContainText('Laptop')
  await expect(changed).toBeInViewport()
  await expect(changed.getByRole('term')).toHaveText(['Surname'])
  await expect(phone.getByRole('textbox', { name: 'Surname' })).toHaveValue('Phone')
  expect(await profile()).toMatchObject({ surname: 'Laptop', country: null })
  await changed.getByRole('button', { name: 'Keep my text' }).click()
  await expect(changed).toHaveCount(0)
  await save(phone)
  await expect.poll(profile).toMatchObject({ surname: 'Phone', country: 'PL' })

  // Without one the outbox does, whichever was written later.
  for (const device of [phone, laptop]) {
    await device.goto('/en/cabinet/worker/preferences')
    await expect(device.getByText('free Sundays')).toBeVisible()
  }
  for (const [number, last] of (['laptop', 'phone'] as const).entries()) {
    const addOn = async (device: Page, preference: string) => {
      await device.getByRole('textbox', { name: 'What is important to you in a job' }).fill(preference)
      await device.getByRole('button', { name: 'Add', exact: true }).click()
      await save(device)
    }
    await context.setOffline(true)
    if (last === 'phone') await addOn(laptop, `quiet ${number}`)
    await addOn(phone, `mornings ${number}`)
    await expect(phone.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
    // Until then the form would show the refusal, and the kept value would have to be saved again.
    await waitUntilStored(phone, `mornings ${number}`, '"state":"queued"', '"code":"network"')
    await expect(phone.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-pending')
    if (last === 'laptop') await addOn(laptop, `quiet ${number}`)
    await expect.poll(async () => (await profile()).preferences).toContain(`quiet ${number}`)
    const { preferences } = await profile()
    await context.setOffline(false)
    await expect(changed).toContainText(`quiet ${number}`)
    await expect(phone.getByText(`mornings ${number}`)).toBeVisible()
    expect((await profile()).preferences).toEqual(preferences)
    if (last === 'phone') {
      // The page of the outbox shows both values too.
      await phone.getByRole('link', { name: /^Outbox/ }).click()
      await expect(phone).toHaveURL(/\/outbox$/)
      await expect(changed).toContainText(`quiet ${number}`)
      await expect(phone.getByText(`mornings ${number}`)).toBeVisible()
    }
    await changed
      .getByRole('button', { name: last === 'phone' ? 'Keep my text' : 'Use the other text' })
      .click()
    await expect(changed).toHaveCount(0)
    await expect(phone.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
    if (last === 'laptop') expect((await profile()).preferences).toEqual(preferences)
    else await expect.poll(async () => (await profile()).preferences).toContain(`mornings ${number}`)
    await laptop.reload()
  }
  const cleared = { surname, country: null, preferences: [] }
  await api.call('PATCH', '/cabinet/profile', worker, cleared)
})

test('a note written without a connection, and another one meanwhile: both are shown, the chosen one is stored', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(09|12)/)
  const { id, slug } = await api.createJob('Baker of buns (m/f/d)')
  await api.bid(slug, 'I knead dough by hand.')
  const boss = await api.logIn('boss')
  const MINE = 'Has time from Monday on'
  const OTHER = 'A colleague knows her from the market'
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids`)
  const card = page.getByRole('article').filter({ hasText: 'dough by hand' })
  await expect(card).toBeVisible()
  await waitForServiceWorker(page)
  await expect.poll(async () => (await api.bidsFor(id)).map(({ state }) => state)).toEqual(['seen'])
  await cut(context, faults, true)
  await card.getByRole('button', { name: /^Add a note/ }).click()
  await card.getByRole('textbox', { name: 'Your note' }).fill(MINE)
  await card.getByRole('button', { name: 'Save' }).click()
  // Until the form closes, the answer would be shown in it.
  await expect(card.getByRole('textbox', { name: 'Your note' })).toHaveCount(0)
  await expect(card.getByText(MINE)).toBeVisible()
  const [bid] = await api.bidsFor(id)
  await api.call('PUT', `/rates/${bid?.id}/note`, boss, { text: OTHER, tags: [] })

  await cut(context, faults, false)
  const conflict = card.getByRole('alert').filter({ hasText: 'This note was changed' })
  await expect(conflict).toContainText(OTHER)
  await expect(card.getByText(MINE)).toBeVisible()
  expect((await api.bidsFor(id))[0]?.note.text).toBe(OTHER)

  // The page of the outbox shows both notes too.
  await page.getByRole('link', { name: /^Outbox/ }).click()
  await expect(page).toHaveURL(/\/outbox$/)
  const inOutbox = page.getByRole('listitem').getByRole('alert')
  await expect(inOutbox).toContainText(OTHER)
  await expect(page.getByRole('listitem').getByText(MINE)).toBeVisible()
  await page.goBack()
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(async () => (await api.bidsFor(id))[0]?.note.text).toBe(MINE)
  await expect(card.getByText(MINE)).toBeVisible()
})

test('a bid changed without a connection, and on another device meanwhile: both are shown, the chosen one is stored', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(09|12)/)
  const { id, slug } = await api.createJob('Baker of pretzels (m/f/d)')
  const bid = await api.bid(slug, 'I bake.')
  const text = async () => (await api.bidsFor(id))[0]?.text
  const MINE = 'I bake, and I can start on Monday.'
  const OTHER = 'I bake, and I have my own car.'
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${slug}`)
  const change = page.getByRole('button', { name: 'Change bid' })
  await expect(change).toBeVisible()
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await change.click()
  const field = page.getByRole('textbox', { name: 'Your bid' })
  await field.fill(MINE)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field).toHaveCount(0)
  await api.call('PUT', `/rates/${bid.id}`, await api.logIn('worker'), { text: OTHER })

  await cut(context, faults, false)
  const conflict = page.getByRole('alert').filter({ hasText: 'This bid was changed' })
  await expect(conflict).toContainText(OTHER)
  await expect(page.getByText(MINE)).toBeVisible()
  expect(await text()).toBe(OTHER)
  await page.getByRole('link', { name: /^Outbox/ }).click()
  await expect(page).toHaveURL(/\/outbox$/)
  // The page before it shows the conflict, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
  await expect(conflict).toContainText(OTHER)
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect.poll(text).toBe(MINE)
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
})

const save = (device: Page) => device.getByRole('button', { name: 'Save' }).click()
