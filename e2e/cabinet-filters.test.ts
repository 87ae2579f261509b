import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { VACANCY } from './support/api.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('the sidebar of the cabinet filters own vacancies by state and payment, and clears both', async ({
  page,
  api,
}) => {
  const { title } = await api.createJob('Piano mover (m/f/d)', { pay_type: 'per_month', pay_amount: 2600 })
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const list = page.getByRole('list', { name: 'My vacancies' })
  const mover = list.getByRole('article').filter({ hasText: title })
  await expect(mover).toBeVisible()
  const filters = page.getByRole('form', { name: 'Filters' })
  const payment = filters.getByRole('combobox', { name: 'Payment option' })

  await filters.getByRole('combobox', { name: 'Select vacancies' }).selectOption('active')
  await payment.selectOption('Per hour')
  await expect(mover).toBeVisible()
  await filters.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/\?state=active&pay=per_hour$/)
  await expect(mover).toHaveCount(0)
  await expect(list.getByText('per month')).toHaveCount(0)

  await filters.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/active-vacancy$/)
  await expect(mover).toBeVisible()
  await expect(payment).toHaveValue('')
})

test('an employer finds own vacancies by title, and publishes and closes several at once', async ({
  page,
  api,
}) => {
  const name = `Wicker${Date.now()}`
  const jobs = []
  for (const kind of ['basket', 'chair', 'fence']) jobs.push(await api.createJob(`${name} ${kind} (m/f/d)`))
  const boss = await api.logIn('boss')
  for (const { id } of jobs.slice(1))
    await api.call('PATCH', `/cabinet/vacancies/${id}`, boss, { published: false })
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const list = page.getByRole('list', { name: 'My vacancies' })
  await page.getByRole('searchbox', { name: 'Search your vacancies by title' }).fill(`BASKET ${name}`)
  await expect(list.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search your vacancies by title' }).fill(name)
  await expect(list.getByRole('article')).toHaveCount(3)
  const filters = page.getByRole('form', { name: 'Filters' })
  const show = async (state: string, count: number) => {
    await filters.getByRole('combobox', { name: 'Select vacancies' }).selectOption(state)
    await filters.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(list.getByRole('article').filter({ hasText: name })).toHaveCount(count)
  }
  await show('active', 1)
  await show('hidden', 2)
  await page.getByRole('button', { name: 'Select several' }).click()
  for (const kind of ['chair', 'fence'])
    await page.getByRole('checkbox', { name: `Select: ${name} ${kind}` }).check()
  await page.getByRole('button', { name: 'Publish (2)' }).click()
  await expect(list.getByRole('article').filter({ hasText: name })).toHaveCount(0)
  await filters.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('searchbox', { name: 'Search your vacancies by title' }).fill(name)
  await expect(list.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: 'Select several' }).click()
  await expect(page.getByRole('button', { name: /^Close \(/ })).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  // They are newest first: the list scrolls from its first to its last.
  for (const kind of ['fence', 'basket']) {
    await page.getByRole('checkbox', { name: `Select: ${name} ${kind}` }).check()
    await expect(page.getByText(/^[12] selected$/)).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Close (2)' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('listitem')).toHaveCount(2)
  await question.getByRole('button', { name: 'Close vacancies' }).click()
  await expect(list.getByRole('article').filter({ hasText: 'Closed as filled' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Select several' })).toBeVisible()
  const states = await Promise.all(
    jobs.map(({ id }) => api.call<{ data: Vacancy }>('GET', `/cabinet/vacancies/${id}`, boss)),
  )
  expect(states.map(({ data }) => data.closed_at !== null)).toEqual([true, false, true])
})

test('the filters are in sight in a low window, and folded with a single vacancy', async ({
  page,
  api,
  server,
}) => {
  await signIn(page, 'boss')
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/en/cabinet/worker/user/active-vacancy')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeInViewport({ ratio: 1 })
  }
  const { email, token } = await api.register({
    role: 'boss',
    person_type: 'legal_entity',
    company_name: 'Lamps and Bells Ltd',
    contact_name: 'Lina Lamp',
  })
  await api.confirm(email, server.dataDir)
  await api.call('POST', '/cabinet/vacancies', token, VACANCY)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden()
})
