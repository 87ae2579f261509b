import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { cut, expect, signIn, test, waitForServiceWorker } from './support/test.ts'

test('a vacancy is hidden, shown, hidden, closed, reopened and closed without a connection; the server gets the last state, in order', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { id, title } = await api.createJob('Baker of rye rolls (m/f/d)')
  const own = async () =>
    (await api.call<{ data: Vacancy }>('GET', `/cabinet/vacancies/${id}`, await api.logIn('boss'))).data
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: title })
  const publish = card.getByRole('switch', { name: `Publish: ${title}` })
  await expect(publish).toBeChecked()
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  // Before, the first change would be on its way and a change of its own.
  await expect(page.getByText('You are offline').first()).toBeVisible()

  for (const isOn of [false, true, false]) {
    await publish.click()
    await expect(publish).toBeChecked({ checked: isOn })
  }
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  const close = async () => {
    await card.getByRole('button', { name: 'Close vacancy' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close vacancy' }).click()
    await expect(card.getByText('Close a vacancy', { exact: true })).toBeVisible()
  }
  await close()
  await card.getByRole('button', { name: 'Reopen' }).click()
  await expect(card.getByText('Reopen a vacancy')).toBeVisible()
  await close()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  expect(await own()).toMatchObject({ published: true, closed_at: null })

  await cut(context, faults, false)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  await expect(card.getByText('Waiting for connection')).toHaveCount(0)
  // The banner does not count a new entry that the card shows: the closing may still be on its way.
  await expect.poll(own).toMatchObject({ published: false, closed_at: expect.any(String) })
  const writes = faults.log.filter(({ method, url }) => method !== 'GET' && url.includes(`/vacancies/${id}`))
  expect(writes.map(({ method, status }) => [method, status])).toEqual([
    ['PATCH', 200],
    ['POST', 200],
  ])
})

test('an answer to a bid and a note are shown at once without a connection, and arrive once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { id, slug } = await api.createJob('Baker of croissants (m/f/d)')
  await api.bid(slug, 'I fold butter into everything.')
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}/bids`)
  const card = page.getByRole('article').filter({ hasText: 'butter into everything' })
  await expect(card).toBeVisible()
  await waitForServiceWorker(page)
  await expect.poll(async () => (await api.bidsFor(id)).map(({ state }) => state)).toEqual(['seen'])
  // The notification of the bid is marked as read through the outbox, too.
  await expect
    .poll(() => faults.log.some(({ method, url }) => method !== 'GET' && url.includes('/notifications')))
    .toBe(true)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  await cut(context, faults, true)

  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await card.getByRole('button', { name: /^Add a note/ }).click()
  await card.getByRole('textbox', { name: 'Your note' }).fill('Starts on Monday')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Starts on Monday')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await page.reload()
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(card.getByText('Starts on Monday')).toBeVisible()

  await cut(context, faults, false)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
  // The banner does not count a new entry that the card shows: the note may still be on its way.
  await expect
    .poll(() => api.bidsFor(id))
    .toMatchObject([{ state: 'accepted', note: { text: 'Starts on Monday' } }])
  const answers = faults.log.filter(({ method, url }) => method !== 'GET' && /\/rates\/\d+/.test(url))
  expect(answers.map(({ method }) => method).sort()).toEqual(['PATCH', 'PUT'])
})

test('a rejected change is discarded without a connection; the approved text is the only one again', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { id, title } = await api.createJob('Baker of rolls (m/f/d)')
  const boss = await api.logIn('boss')
  const rejected = `${title} for 50 euros at once`
  await api.call('PATCH', `/cabinet/vacancies/${id}`, boss, { title: rejected })
  const reason = 'Please name the pay in its own field.'
  await api.call('POST', `/admin/vacancies/${id}/reject`, await api.logIn('admin'), { reason })
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const list = page.getByRole('list', { name: 'My vacancies' }).getByRole('article')
  const card = list.filter({ hasText: rejected })
  await expect(card.getByText('Changes rejected')).toBeVisible()
  await expect(card.getByText(reason)).toBeVisible()
  await waitForServiceWorker(page)
  await cut(context, faults, true)

  await card.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  await page.reload()
  await expect(card.getByText('Waiting for connection')).toBeVisible()

  await cut(context, faults, false)
  await expect(list.filter({ hasText: title }).first()).toBeVisible()
  await expect(card).toHaveCount(0)
  const { data } = await api.call<{ data: Vacancy }>('GET', `/cabinet/vacancies/${id}`, boss)
  expect(data).toMatchObject({ title, moderation_state: 'approved', is_public: true })
  const writes = faults.log.filter(({ method, url }) => method === 'POST' && url.includes(`/vacancies/${id}`))
  expect(writes.map(({ status }) => status)).toEqual([200])
})
