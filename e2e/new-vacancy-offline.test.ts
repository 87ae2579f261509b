import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { cut, expect, signIn, test, waitForServiceWorker } from './support/test.ts'

const LIST = '/en/cabinet/worker/user/active-vacancy'

test('a vacancy is duplicated, changed, hidden and deleted without a connection; each arrives once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const { id, title } = await api.createJob('Baker of brioche (m/f/d)')
  const boss = await api.logIn('boss')
  const vacancies = async () =>
    (await api.call<{ data: Vacancy[] }>('GET', '/cabinet/vacancies', boss)).data.filter(
      (one) => one.id === id || one.title.startsWith('Baker of waffles'),
    )
  const own = (name: string) =>
    page.getByRole('list', { name: 'My vacancies' }).getByRole('article').filter({ hasText: name })
  const waiting = (name: string) =>
    page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article').filter({ hasText: name })
  const field = page.getByRole('textbox', { name: 'Title' })
  const save = () => page.getByRole('button', { name: 'Save vacancy' }).click()
  await signIn(page, 'boss')
  // The form of this vacancy opens without a connection once it was seen.
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}`)
  await expect(field).toHaveValue(title)
  await page.goto(LIST)
  await waitForServiceWorker(page)
  await own(title).getByRole('link', { name: 'Duplicate' }).click()
  await expect(field).toHaveValue(title)
  // Unchanged, it would be the same vacancy twice.
  await save()
  const question = page.getByRole('alertdialog', { name: 'Save the same vacancy again?' })
  await expect(question).toContainText(`“${title}” is still open`)
  await question.getByRole('button', { name: 'Change it' }).click()
  await field.fill('Baker of waffles (m/f/d)')
  await cut(context, faults, true)
  await save()
  await expect(waiting('Baker of waffles')).toContainText('Waiting for connection')
  await waiting('Baker of waffles').getByRole('button', { name: 'Edit' }).click()
  await expect(field).toHaveValue('Baker of waffles (m/f/d)')
  await field.fill('Baker of waffles and cakes (m/f/d)')
  await save()
  await expect(waiting('Baker of waffles and cakes')).toContainText('Waiting for connection')
  const publish = waiting('Baker of waffles and cakes').getByRole('switch', { name: /^Publish/ })
  await publish.click()
  await expect(publish).not.toBeChecked()

  await own(title).getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(field).toHaveValue(title)
  await field.fill('Baker of sweet brioche (m/f/d)')
  await save()
  await expect(own('Baker of sweet brioche')).toContainText('Changed vacancy')
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()
  await page.reload()
  await expect(own('Baker of sweet brioche')).toContainText('Waiting for connection')

  await cut(context, faults, false)
  await expect(own('Baker of waffles and cakes')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  // The link is hidden while the last entry is being sent.
  await expect.poll(vacancies).toMatchObject([
    { title: 'Baker of waffles and cakes (m/f/d)', published: false },
    { title: 'Baker of sweet brioche (m/f/d)', published: true },
  ])

  await cut(context, faults, true)
  await own('Baker of waffles').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own('Baker of waffles')).toHaveCount(0)
  await cut(context, faults, false)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  // The banner does not count a new entry: it may still be on its way.
  await expect.poll(async () => (await vacancies()).map((one) => one.id)).toEqual([id])
})
