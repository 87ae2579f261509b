import type { Page } from '@playwright/test'
import type { Edited } from '../src/shared/contract/edited-content.ts'
import type { Profile } from '../src/shared/contract/profiles.ts'
import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { cut, expect, signIn, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('a vacancy changed on two devices shows both texts, and neither is lost', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const { id, title } = await api.createJob('Baker of rolls (m/f/d)')
  const boss = await api.logIn('boss')
  const own = async () =>
    (await api.call<{ data: Vacancy }>('GET', `/cabinet/vacancies/${id}`, boss)).data.description
  const MINE = 'My text, which I have typed on the phone for a quarter of an hour.'
  const OTHER = 'The text of my colleague, who was faster on the other device today.'
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill(MINE)
  await waitUntilStored(page, MINE)
  await api.call('PATCH', `/cabinet/vacancies/${id}`, boss, { description: OTHER })

  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'changed on another device' })
  await expect(conflict).toContainText(OTHER)
  await expect(description).toHaveValue(MINE)
  expect(await own()).toBe(OTHER)

  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByRole('list', { name: 'My vacancies' }).getByText(title)).toBeVisible()
  await expect.poll(own).toBe(MINE)
})

test('a setting that two administrators change shows both values, and none is overwritten unseen', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const admin = await api.logIn('admin')
  type Options = { facebook: string | null; instagram: string | null }
  const stored = async () => (await api.call<{ data: Options }>('GET', '/appOption/1', admin)).data
  const save = (changes: Partial<Options>) => api.call('PATCH', '/admin/appOption/1', admin, changes)
  const [MINE, OTHER] = ['https://social.example/mine', 'https://social.example/other']
  await signIn(page, 'admin')
  await page.goto('/en/admin/settings')
  const facebook = page.getByRole('textbox', { name: 'Facebook' })
  const form = page.locator('form').filter({ has: facebook })
  const press = () => form.getByRole('button', { name: 'Save' }).click()
  await facebook.fill(MINE)
  await save({ facebook: OTHER, instagram: OTHER })

  await press()
  const conflict = form.getByRole('alert').filter({ hasText: 'Someone has saved other values' })
  await expect(conflict).toContainText(OTHER)
  await expect(facebook).toHaveValue(MINE)
  // Not even a second press overwrites it before the choice.
  await press()
  await expect(conflict).toHaveCount(1)
  expect(await stored()).toMatchObject({ facebook: OTHER })
  await conflict.getByRole('button', { name: 'Keep my values' }).click()
  await press()
  await expect.poll(stored).toMatchObject({ facebook: MINE, instagram: OTHER })
  // Otherwise the form could fetch the next change with its own.
  await page.waitForLoadState('networkidle')

  // Other settings of the section are shown, too, before they are kept.
  await facebook.fill('')
  await save({ instagram: MINE })
  await press()
  await expect(form.getByText('Someone has saved this section in the meantime.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue(MINE)
  await press()
  await expect.poll(stored).toMatchObject({ facebook: null, instagram: MINE })
})

test('the text about oneself, changed on two devices, shows both texts; each may be chosen', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(09|12)/)
  const worker = await api.logIn('worker')
  const about = async () => (await api.call<{ data: Profile }>('GET', '/cabinet/profile', worker)).data.about
  const save = (text: string) => api.call('PATCH', '/cabinet/profile', worker, { about: text })
  await save('I bake.')
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/about')
  const field = page.getByRole('textbox', { name: 'About me' })
  await expect(field).toHaveValue('I bake.')
  await waitForServiceWorker(page)
  const conflict = page.getByRole('alert').filter({ hasText: 'This text was changed' })

  // With a connection the form keeps the typed text.
  await field.fill('I bake rye bread.')
  await save('I bake cakes.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(conflict).toHaveCount(1)
  await expect(conflict).toContainText('I bake cakes.')
  await expect(field).toHaveValue('I bake rye bread.')
  expect(await about()).toBe('I bake cakes.')
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(about).toBe('I bake rye bread.')

  // Without one the outbox does.
  await cut(context, faults, true)
  await field.fill('I bake pretzels.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await save('I bake waffles.')
  await cut(context, faults, false)
  await expect(conflict).toHaveCount(1)
  await expect(conflict).toContainText('I bake waffles.')
  await expect(page.getByText('I bake pretzels.')).toBeVisible()
  expect(await about()).toBe('I bake waffles.')
  await conflict.getByRole('button', { name: 'Use the other text' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(field).toHaveValue('I bake waffles.')
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  expect(await about()).toBe('I bake waffles.')
})

test('an entry of the profile, changed or deleted on two devices: no text is lost without a word', async ({
  page: phone,
  context,
  newPerson,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(04|09|12)/)
  const worker = await api.logIn('worker')
  const entry = { period_from: '2021-03-01', period_to: null, responsibilities: null }
  const add = (position: string) => api.call('POST', '/cabinet/experience', worker, { ...entry, position })
  const positions = async () =>
    (await api.call<{ data: Profile }>('GET', '/cabinet/profile', worker)).data.experience
      .map(({ position }) => position)
      .filter((position) => position.endsWith('lighthouse'))
  await add('Keeper of a lighthouse')
  const laptop = await newPerson()
  for (const device of [phone, laptop]) {
    await signIn(device, 'worker')
    await device.goto('/en/cabinet/worker/experience')
    await expect(cardOf(device, 'Keeper of a lighthouse')).toBeVisible()
  }
  await waitForServiceWorker(phone)

  // Both change it.
  await context.setOffline(true)
  await changePosition(phone, 'Keeper of a lighthouse', 'Cook of a lighthouse')
  await changePosition(laptop, 'Keeper of a lighthouse', 'Baker of a lighthouse')
  await expect.poll(positions).toEqual(['Baker of a lighthouse'])
  await context.setOffline(false)
  const changed = phone.getByRole('alert').filter({ hasText: 'This entry was changed on another device' })
  await expect(changed).toContainText('Baker of a lighthouse')
  await expect(phone.getByText('Cook of a lighthouse')).toBeVisible()
  expect(await positions()).toEqual(['Baker of a lighthouse'])
  await changed.getByRole('button', { name: 'Keep my text' }).click()
  await expect(changed).toHaveCount(0)
  await expect.poll(positions).toEqual(['Cook of a lighthouse'])

  // One changes it, the other deletes it.
  await laptop.reload()
  await expect(cardOf(laptop, 'Cook of a lighthouse')).toBeVisible()
  await expect(cardOf(phone, 'Cook of a lighthouse')).toBeVisible()
  await context.setOffline(true)
  await changePosition(phone, 'Cook of a lighthouse', 'Painter of a lighthouse')
  await remove(laptop, 'Cook of a lighthouse')
  await expect.poll(positions).toEqual([])
  await context.setOffline(false)
  const gone = phone.getByRole('alert').filter({ hasText: 'This entry was deleted on another device' })
  await expect(gone).toBeVisible()
  await expect(phone.getByText('Painter of a lighthouse')).toBeVisible()
  await gone.getByRole('button', { name: 'Add it again' }).click()
  await expect(gone).toHaveCount(0)
  await expect.poll(positions).toEqual(['Painter of a lighthouse'])

  // One deletes it without having seen the change of the other.
  await laptop.reload()
  await expect(cardOf(phone, 'Painter of a lighthouse').getByRole('button', { name: 'Edit' })).toBeVisible()
  await context.setOffline(true)
  await changePosition(laptop, 'Painter of a lighthouse', 'Warden of a lighthouse')
  await expect.poll(positions).toEqual(['Warden of a lighthouse'])
  await remove(phone, 'Painter of a lighthouse')
  await context.setOffline(false)
  const kept = phone.getByRole('alert').filter({ hasText: 'You deleted this entry' })
  await expect(kept).toContainText('Warden of a lighthouse')
  expect(await positions()).toEqual(['Warden of a lighthouse'])
  await kept.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(positions).toEqual([])
  await expect(phone.getByText('Warden of a lighthouse')).toHaveCount(0)
})

const cardOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function changePosition(page: Page, from: string, to: string): Promise<void> {
  await cardOf(page, from).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Position' }).fill(to)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(cardOf(page, to)).toBeVisible()
}

async function remove(page: Page, position: string): Promise<void> {
  await cardOf(page, position).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(cardOf(page, position)).toHaveCount(0)
}

test('an article that somebody else saves meanwhile: both texts are shown, and the typed one survives a reload', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const MINE = 'What I have typed for an hour.'
  const OTHER = 'What a colleague has saved meanwhile.'
  const admin = await api.logIn('admin')
  const form = {
    titles: { en: 'Two editors' },
    summaries: { en: 'Who was faster' },
    bodies: { en: 'The first text.' },
    slug: 'two-editors',
  }
  const { data } = await api.call<{ data: Edited }>('POST', '/admin/blog', admin, form)
  const textOf = async () =>
    (await api.call<{ data: Edited }>('GET', `/admin/blog/${data.id}`, admin)).data.form.bodies
  await signIn(page, 'admin')
  await page.goto(`/en/admin/content/blog/${data.id}`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill(MINE)
  await waitUntilStored(page, MINE)
  const faster = { ...form, bodies: { en: OTHER }, version: data.version }
  await api.call('PATCH', `/admin/blog/${data.id}`, admin, faster)

  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone has saved a newer version' })
  await expect(conflict).toContainText(OTHER)
  await expect(conflict).toBeInViewport()
  await expect(text).toHaveValue(MINE)
  await page.reload()
  await expect(conflict).toContainText(OTHER)
  await expect(text).toHaveValue(MINE)
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(textOf).toEqual({ en: MINE })
  await expect(page.getByRole('listitem').filter({ hasText: 'Restore version 2' })).toBeVisible()

  await text.fill('Another change')
  await api.call('PATCH', `/admin/blog/${data.id}`, admin, { ...faster, version: data.version + 2 })
  await page.getByRole('button', { name: 'Save' }).click()
  await conflict.getByRole('button', { name: 'Use the other text' }).click()
  await expect(text).toHaveValue(OTHER)
  await page.reload()
  await expect(text).toHaveValue(OTHER)
  await expect(conflict).toHaveCount(0)
})
