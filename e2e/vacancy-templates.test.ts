import { cut, expect, signIn, storedItems, test, waitForServiceWorker } from './support/test.ts'

test('an employer saves a vacancy as a template, renames it, starts a new vacancy from it and deletes it', async ({
  page,
  api,
}) => {
  const { title } = await api.createJob('Chimney sweep (m/f/d)', { pay_amount: 21 })
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: title })
  await card.getByRole('button', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await expect(dialog.getByRole('textbox')).toHaveValue(title)
  const first = `Roofs ${Date.now()}`
  await dialog.getByRole('textbox').fill(first)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page
    .getByRole('navigation', { name: 'Cabinet sections' })
    .getByRole('link', { name: 'Templates' })
    .click()
  const name = `Chimneys ${first}`
  await page.getByRole('button', { name: `Rename: ${first}` }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename template' })
  await renaming.getByRole('textbox').fill(name)
  await renaming.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: `Use template: ${name}` }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Create vacancy' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Pay (EUR)' })).toHaveValue('21')

  await page
    .getByRole('navigation', { name: 'Cabinet sections' })
    .getByRole('link', { name: 'Templates' })
    .click()
  await page.getByRole('button', { name: `Delete: ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  // A reload before the entry has left the outbox would send it again, and the repetition is answered with 404.
  await expect
    .poll(async () =>
      (await storedItems(page)).filter(
        ({ store, json }) => store === 'outbox' && json.includes('template-removal'),
      ),
    )
    .toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible()
  await expect(page.getByRole('main').getByText(name)).toHaveCount(0)
})

test('templates are saved, renamed and deleted without a connection, and the server gets each change once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const boss = await api.logIn('boss')
  const { id, title } = await api.createJob(`Roofer ${Date.now()}`)
  const create = async (name: string) =>
    (
      await api.call<{ data: { id: number } }>('POST', '/cabinet/vacancy-templates', boss, {
        name,
        vacancy_id: id,
      })
    ).data
  const renamed = await create(`First ${title}`)
  const removed = await create(`Second ${title}`)
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await expect(card).toBeVisible()
  await waitForServiceWorker(page)
  const sections = page.getByRole('navigation', { name: 'Cabinet sections' })
  await sections.getByRole('link', { name: 'Templates' }).click()
  await expect(page.getByRole('main').getByText(`First ${title}`)).toBeVisible()
  await cut(context, faults, true)
  await page.getByRole('button', { name: `Rename: First ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(`Changed ${title}`)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByText(`Changed ${title}`)).toBeVisible()
  await page.getByRole('button', { name: `Delete: Second ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main').getByText(`Second ${title}`)).toHaveCount(0)
  await sections.getByRole('link', { name: 'My vacancies' }).click()
  await card.getByRole('button', { name: 'Save as template' }).click()
  await dialog.getByRole('textbox').fill(`Third ${title}`)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Outbox (3)' })).toBeVisible()

  await cut(context, faults, false)
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  const { data } = await api.call<{ data: { id: number; name: string }[] }>(
    'GET',
    '/cabinet/vacancy-templates',
    boss,
  )
  const own = data.filter(({ name }) => name.endsWith(title))
  expect(own.map(({ name }) => name).sort()).toEqual([`Changed ${title}`, `Third ${title}`])
  expect(own.map((one) => one.id)).toContain(renamed.id)
  expect(own.map((one) => one.id)).not.toContain(removed.id)
})
