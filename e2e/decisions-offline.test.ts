import type { Page } from '@playwright/test'
import { UNDO_MS } from '../src/shared/contract/moderation.ts'
import type { Person } from '../src/shared/contract/people.ts'
import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { type Api, OFFER, VACANCY } from './support/api.ts'
import { cut, expect, signIn, test, waitForServiceWorker } from './support/test.ts'

const REASON = 'Please name the shifts.'

const submit = async (api: Api, title: string): Promise<Vacancy> =>
  (
    await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', await api.logIn('boss'), {
      ...VACANCY,
      title,
    })
  ).data

const openQueue = async (page: Page, { id, title }: Vacancy) => {
  await page.goto(`/en/admin/vacancies?id=${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await waitForServiceWorker(page)
}

test('decisions without a connection wait in the outbox; one about a text changed since is refused and shown', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  // Expected error: the refused approval.
  expectedErrors.push(/status of 409/)
  const stamp = Date.now()
  const changed = await submit(api, `Night porter ${stamp}`)
  const other = await submit(api, `Day porter ${stamp}`)
  await signIn(page, 'admin')
  // The page of the outbox has to be on the device.
  await page.goto('/en/outbox')
  await openQueue(page, changed)
  const menu = page.getByRole('navigation', { name: 'Administration' })
  const counter = menu.getByRole('link', { name: /^Vacancies/ })
  const counted = async () => Number(/\d+$/.exec((await counter.textContent()) ?? '')?.[0] ?? 0)
  await expect.poll(counted).toBeGreaterThan(1)
  const before = await counted()
  await cut(context, faults, true)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Waiting for moderation' })
  await expect(list.getByText(changed.title)).toHaveCount(0)
  await list.getByRole('link', { name: other.title }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await expect(list.getByText(other.title)).toHaveCount(0)
  await expect.poll(counted).toBe(before - 2)
  // Loaded again, the page has its menu and the lengths of the queues, but nothing about other people.
  await page.reload()
  await expect.poll(counted).toBe(before - 2)
  await expect(page.getByRole('alert')).toContainText('not kept on this device')

  await api.call('PATCH', `/cabinet/vacancies/${changed.id}`, await api.logIn('boss'), {
    title: `Porter by night ${stamp}`,
  })
  await cut(context, faults, false)
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await expect(list.getByRole('link', { name: `Porter by night ${stamp}` })).toBeVisible()
  await page.getByRole('link', { name: 'Outbox (1)' }).click()
  const refused = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')
  await expect(refused).toContainText(changed.title)
  await expect(refused).toContainText('This has been changed or decided in the meantime')
  // Sent again, it would be refused again.
  await expect(refused.getByRole('button')).toHaveText(['Discard'])
  const stateOf = async ({ id }: Vacancy) => {
    const path = `/cabinet/vacancies/${id}`
    const { data } = await api.call<{ data: Vacancy }>('GET', path, await api.logIn('boss'))
    return [data.moderation_state, data.moderation_reason]
  }
  expect(await stateOf(changed)).toEqual(['pending', null])
  await expect.poll(() => stateOf(other)).toEqual(['rejected', REASON])
})

test('measures and take-downs without a connection show in every tab, wait in the outbox and are made once', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  // Expected errors: the block, as long as the warning before it can be undone.
  expectedErrors.push(/status of 409/)
  const stamp = Date.now()
  const { token } = await api.register({ role: 'worker', name: 'Otto', surname: `Offline ${stamp}` })
  const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  const offer = { ...OFFER, name: `Parcels sent on ${stamp}` }
  await api.call('POST', '/cabinet/offers', token, offer)
  await signIn(page, 'admin')
  await page.goto('/en/outbox')
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await tab.goto(`/en/admin/users/${own.id}`)
    await expect(tab.getByRole('heading', { level: 1, name: `Otto Offline ${stamp}` })).toBeVisible()
    await waitForServiceWorker(tab)
  }
  await cut(context, faults, true)
  const form = page.getByRole('region', { name: 'Actions' })
  const measure = form.getByRole('combobox', { name: 'Consequence for the person' })
  const reason = form.getByRole('textbox', { name: /^(Reason|Note)$/ })
  const isEmpty = async () => {
    await expect(reason).toHaveValue('')
    await expect(measure).toHaveValue('note')
  }
  await reason.fill('Watch the next offer.')
  await form.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await isEmpty()
  await measure.selectOption('warn')
  await reason.fill('No prepayments.')
  await form.getByRole('button', { name: 'Send warning' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await isEmpty()
  await page.getByRole('list', { name: 'Offers' }).getByRole('button', { name: 'Take down' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByRole('link', { name: 'Outbox (3)' })).toBeVisible()
  // A block after the warning: it can only follow when the warning has taken effect.
  await measure.selectOption('block')
  await reason.fill('Prepayments again.')
  await form.getByRole('button', { name: 'Block account' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('list', { name: 'Offers' })).toContainText('Taken down')
    await expect(tab.getByRole('list', { name: 'Offers' })).toContainText('Waiting to be sent')
    const waiting = tab.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
    await expect(waiting).toContainText(['A note for staff', 'A warning', 'A permanent block'])
    // What only waits is not shown as done.
    await expect(tab.getByText(/^Blocked on/)).toHaveCount(0)
  }
  await cut(context, faults, false)
  await expect(page.getByRole('link', { name: /^Outbox \(/ })).toHaveCount(0, { timeout: 3 * UNDO_MS })
  for (const tab of [page, other]) await expect(tab.getByText(/^Blocked on/)).toBeVisible()
  const history = async () => {
    const path = `/admin/users/${own.id}`
    const { data } = await api.call<{ data: Person }>('GET', path, await api.logIn('admin'))
    return [...data.history.map(({ reason }) => reason), data.offers[0]?.is_taken_down]
  }
  await expect
    .poll(history, { timeout: 3 * UNDO_MS })
    .toEqual(['Prepayments again.', 'No prepayments.', 'Watch the next offer.', true])
})
