import type { Page } from '@playwright/test'
import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { type Api, VACANCY } from './support/api.ts'
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
