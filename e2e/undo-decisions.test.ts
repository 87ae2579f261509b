import { UNDO_MS } from '../src/shared/contract/moderation.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, signInAs, test, WEEKLY } from './support/test.ts'

const REASON = 'Asks applicants for their passports.'
const BLOCK = 'A block: everything they published disappears until they are unblocked'

test(
  'a block and a take-down can be undone for ten seconds; then they take effect',
  WEEKLY,
  async ({ page, newPerson, api, expectedErrors }) => {
    // Expected errors: the offer that is gone, and the sessions that the block ends.
    expectedErrors.push(/status of 40[14]/)
    const { email, token } = await api.register({ role: 'worker', name: 'Undine', surname: 'Rückweg' })
    const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
    const name = `Parcels sent on ${own.id}`
    const { data: offer } = await api.call<{ data: { id: number } }>('POST', '/cabinet/offers', token, {
      name,
      rubric_id: 13,
      city_id: 2950159,
      language: 'en',
      pay_type: 'per_hour',
      pay_amount: 40,
      description: 'You send on what comes to your home.',
    })
    const person = await newPerson()
    await signInAs(person, email)

    await signIn(page, 'admin')
    await page.goto(`/en/admin/users/${own.id}`)
    const bar = page.getByRole('status').filter({ hasText: '1 decided. You have 10 seconds to undo this.' })
    const undo = page.getByRole('button', { name: 'Undo' })
    const measure = page.getByRole('combobox', { name: 'Consequence for the person' })
    const reason = page
      .getByRole('region', { name: 'Actions' })
      .getByRole('textbox', { name: /^(Reason|Note)$/ })
    await measure.selectOption(BLOCK)
    await reason.fill(REASON)
    await page.getByRole('button', { name: 'Block account' }).click()
    await expect(bar).toBeVisible()
    // The page says so at once, although it can be undone.
    await expect(page.getByText(/^Blocked on/)).toBeVisible()
    await expect(measure).toHaveCount(0)
    await expect(reason).toHaveValue('')
    await expectNoAccessibilityDefects(page)
    await undo.click()
    await expect(page.getByText('Decision undone')).toBeVisible()
    await expect(bar).toHaveCount(0)
    await expect(page.getByText(/^Blocked on/)).toHaveCount(0)
    await expect(reason).toHaveValue(REASON)
    await expect(measure).toHaveValue('block')
    await person.goto('/en/cabinet/notifications')
    await expect(person.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

    const offers = page.getByRole('list', { name: 'Offers' })
    await offers.getByRole('button', { name: 'Take down' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON)
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(bar).toBeVisible()
    // The row says so at once, although it can be undone.
    await expect(offers.getByText('Taken down')).toBeVisible()
    await expect(offers.getByRole('button', { name: 'Take down' })).toHaveCount(0)
    await undo.click()
    await expect(bar).toHaveCount(0)
    await expect(offers.getByText('Taken down')).toHaveCount(0)
    await offers.getByRole('button', { name: 'Take down' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON)
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(bar).toBeVisible()
    await expect(offers.getByText('Taken down')).toBeVisible()
    await expect(bar).toHaveCount(0, { timeout: 2 * UNDO_MS })
    await person.goto(`/en/offer/item/${offer.id}`)
    await expect(person.getByText(name)).toHaveCount(0)

    await page.getByRole('button', { name: 'Block account' }).click()
    const unblock = page.getByRole('button', { name: 'Unblock account' })
    await unblock.click()
    await expect(dialog).toContainText('Unblock the account of Undine Rückweg?')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was somebody else.')
    await dialog.getByRole('button', { name: 'Unblock account' }).click()
    await expect(page.getByText(/^Blocked on/)).toHaveCount(0)
    await expect(measure).toBeVisible()
    await undo.click()
    await expect(page.getByText(/^Blocked on/)).toBeVisible()
    await unblock.click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('It was somebody else.')
  },
)

test('a public vacancy leads staff to its moderation, where it can be taken down', async ({ page, api }) => {
  const { data } = await api.call<{ data: { id: number; slug: string; title: string }[] }>('GET', '/jobs')
  const [job] = data
  await signIn(page, 'admin')
  await page.goto(`/en/jobs/item/${job?.slug}`)
  await page.getByRole('link', { name: 'Moderation' }).click()
  await expect(page).toHaveURL(new RegExp(`only=${job?.id}`))
  const entry = page.getByRole('list', { name: 'Approved' }).getByRole('listitem')
  await expect(entry).toContainText(job?.title ?? '')
  await page.getByRole('button', { name: 'Take down' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Spam' }).click()
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(entry.getByText('Taken down')).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry.getByText('Taken down')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take down' })).toBeVisible()
})

test('a held decision can be undone in another tab and after a reload, and its reason is back in the form', async ({
  page,
  api,
}) => {
  const { token } = await api.register({ role: 'worker', name: 'Wanda', surname: 'Zweitab' })
  const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  await signIn(page, 'admin')
  const other = await page.context().newPage()
  const barOf = (tab: typeof page) =>
    tab.getByRole('status').filter({ hasText: 'You have 10 seconds to undo' })
  const reasonOf = (tab: typeof page) =>
    tab.getByRole('region', { name: 'Actions' }).getByRole('textbox', { name: /^(Reason|Note)$/ })
  for (const tab of [page, other]) {
    await tab.goto(`/en/admin/users/${own.id}`)
    await expect(reasonOf(tab)).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Consequence for the person' }).selectOption(BLOCK)
  await reasonOf(page).fill(REASON)
  await page.getByRole('button', { name: 'Block account' }).click()
  await expect(barOf(other)).toBeVisible()
  await expect(other.getByText(/^Blocked on/)).toBeVisible()
  await page.reload()
  await expect(barOf(page)).toBeVisible()
  await expect(page.getByText(/^Blocked on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const tab of [page, other]) {
    await expect(barOf(tab)).toHaveCount(0)
    await expect(tab.getByText(/^Blocked on/)).toHaveCount(0)
  }
  await expect(reasonOf(page)).toHaveValue(REASON)
  await expect(page.getByRole('button', { name: 'Block account' })).toBeVisible()
})
