import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { VACANCY } from './support/api.ts'
import { expect, signIn, test } from './support/test.ts'

test('everything that the search of the administration finds is listed by pages, by keyboard', async ({
  page,
  api,
}) => {
  const word = `Quittenmus${Date.now()}`
  const boss = await api.logIn('boss')
  const ids: number[] = []
  for (let count = 1; count <= 52; count++) {
    const body = { ...VACANCY, title: `${word} cook ${count}` }
    const { data } = await api.call<{ data: { id: number } }>('POST', '/cabinet/vacancies', boss, body)
    ids.push(data.id)
  }
  await signIn(page, 'admin')
  await page.goto('/en/admin/messages')
  await expect(page.getByRole('button', { name: /^Search administration/ })).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  await press('Control+k')
  const field = page.getByRole('searchbox', { name: /^People, vacancies/ })
  await field.fill(`cook ${word.toLowerCase()}`)
  await expect(page.getByText('The first 5 are shown')).toBeVisible()
  const all = page.getByRole('option', { name: 'Show all vacancies' })
  await expect(page.getByRole('option')).toHaveCount(6)
  await expectNoAccessibilityDefects(page)
  for (let count = 1; count <= 6; count++) await press('ArrowDown')
  // Not `data-focused`: the option has it a moment before Enter acts on it.
  await expect(field).toHaveAttribute('aria-activedescendant', (await all.getAttribute('id')) ?? '')
  // Held for as long as a finger does.
  await page.keyboard.press('Enter', { delay: 150 })

  await expect(page).toHaveURL(/admin\/search\?q=.*type=vacancy/)
  await expect(page.getByText('Found: 52')).toBeVisible()
  const matches = page.getByRole('list', { name: 'Matches' }).getByRole('link')
  await expect(matches).toHaveCount(50)
  await expectNoAccessibilityDefects(page)
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(matches).toHaveCount(2)
  await press('j')
  await press('j')
  await expect(matches.nth(1)).toBeFocused()
  await expect(matches.nth(1)).toHaveText(`${word} cook 1`)
  await press('Enter')
  await expect(page).toHaveURL(/admin\/vacancies\?.*only=\d+/)
  await expect(page.getByRole('heading', { name: `${word} cook 1` })).toBeVisible()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Kind of match' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('searchbox', { name: /^Names, titles/ }).fill('x')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/q=cook/)
  // The next stories on this server expect their own vacancies on the first page of the queue.
  for (const id of ids) await api.call('DELETE', `/cabinet/vacancies/${id}`, boss)
})

test('approved vacancies are searched in their list, which the address repeats', async ({ page, api }) => {
  const word = `Zwetschgenmus${Date.now()}`
  await api.createJob(`${word} cook`)
  await api.createJob(`Driver for ${word}`)
  await signIn(page, 'admin')
  await page.goto('/en/admin/vacancies')
  const states = page.getByRole('navigation', { name: 'Which vacancies' })
  const field = page.getByRole('searchbox', { name: /^Title, company or number/ })
  await expect(states.getByRole('link', { name: /^Pending/ })).toBeVisible()
  await expect(field).toHaveCount(0)
  await states.getByRole('link', { name: 'Approved' }).click()
  await field.fill(`driver ${word.toLowerCase()}`)
  await field.press('Enter')
  const list = page.getByRole('list', { name: 'Approved' }).getByRole('link')
  await expect(list).toHaveCount(1)
  await expect(list).toContainText(`Driver for ${word}`)
  await expect(states.getByRole('link', { name: 'Approved 1' })).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await page.reload()
  await expect(list).toHaveCount(1)
  await expect(field).toHaveValue(`driver ${word.toLowerCase()}`)
  // The other decided vacancies are searched for the same words; those that wait are all listed.
  await states.getByRole('link', { name: 'Rejected' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.goBack()
  await expect(list).toHaveCount(1)
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(states.getByRole('link', { name: 'Approved 1' })).toHaveCount(0)
})

test('the search of the administration finds its pages and the texts of the site by their title', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/de/admin/vacancies')
  await expect(page.getByRole('button', { name: /^In der Verwaltung suchen/ })).toBeVisible()
  const find = async (words: string, title: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox', { name: /^Personen/ }).fill(words)
    await page.getByRole('option', { name: title, exact: true }).click()
  }
  await find('nachr', 'Nachrichten')
  await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible()
  await find('nutzungsb', 'Nutzungsbedingungen')
  await expect(page).toHaveURL(/admin\/content\/pages\/\d+/)
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Nutzungsbedingungen')
})

test('the audit log is filtered by a person, who is found by name, e-mail address or number', async ({
  page,
  api,
}) => {
  const surname = `Quastenflosser${Date.now()}`
  const { email, token } = await api.register({ name: 'Quirin', surname })
  const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  const admin = await api.logIn('admin')
  const note = { measure: 'note', reason: `About ${surname}.` }
  await api.call('POST', `/admin/users/${own.id}/measures`, admin, note)
  // A keyboard belongs to a wide window. On a phone the list opens anew after each scrolling, without a marked option.
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'admin')
  await page.goto('/en/admin/audit')
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  const concerned = page.getByRole('combobox', { name: 'Person concerned' })
  const option = page.getByRole('option').filter({ hasText: surname })
  for (const typed of [email, `${own.id}`, surname.toLowerCase()]) {
    const answered = page.waitForResponse(/admin\/search\/person/)
    await concerned.fill(typed)
    await answered
    await expect(option.first()).toBeVisible()
  }
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(option.first()).toHaveAttribute('data-focused')
  await page.keyboard.press('Enter')
  await expect(concerned).toHaveValue(`Quirin ${surname}`)
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(new RegExp(`subject_id=${own.id}`))
  await expect(entries).toContainText([note.reason])
  await expectNoAccessibilityDefects(page)

  await page.reload()
  await expect(concerned).toHaveValue(`Quirin ${surname}`)
  await concerned.fill('')
  const actor = page.getByRole('combobox', { name: 'Done by' })
  await actor.fill('admin@jobmost')
  await page.getByRole('option', { name: /^Jobmost Administrator/ }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/actor_id=\d+/)
  await expect(page).not.toHaveURL(/subject_id/)
  await expect(entries.filter({ hasText: note.reason }).first()).toBeVisible()

  const until = page.getByLabel('Until')
  await page.getByLabel('From').fill('2026-02-02')
  await until.fill('2026-01-01')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(until).toHaveAccessibleDescription('The end must not be before the start')
  await expect(until).toBeFocused()
  await expect(until).toHaveValue('2026-01-01')
  await expect(page).not.toHaveURL(/from=/)
  await until.fill('2026-02-03')
  await expect(until).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/from=2026-02-02&to=2026-02-03/)
})

test('the other pages of the administration have keyboard shortcuts too', async ({ page, api }) => {
  const { token } = await api.register({
    role: 'boss',
    person_type: 'legal_entity',
    company_name: 'Quellwasser GmbH',
    contact_name: 'Quentin Quelle',
  })
  const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  const title = `Well digger ${Date.now()}`
  await api.call('POST', '/cabinet/vacancies', token, { ...VACANCY, title })
  await signIn(page, 'admin')
  const press = (key: string) => page.keyboard.press(key)
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const entries = page.locator('[data-shortcut="entry"]')
  const readHelp = async (words: string) => {
    await expect(entries.first()).toBeVisible()
    await press('?')
    await expect(help.getByText(words)).toBeVisible()
    await press('Escape')
    await expect(help).toHaveCount(0)
  }

  await page.goto('/en/admin')
  await readHelp('open it')
  await press('j')
  await expect(page.getByRole('link', { name: /^Vacancies/ }).and(entries)).toBeFocused()
  await press('j')
  await press('Enter')
  await expect(page).toHaveURL(/admin\/reports/)

  await page.goto(`/en/admin/users/${own.id}`)
  await readHelp('save the note or apply the measure')
  await press('j')
  await press('j')
  await expect(page.getByRole('listitem').filter({ hasText: title }).and(entries)).toBeFocused()
  await expectNoAccessibilityDefects(page)
  await press('r')
  await page.keyboard.type('A friendly well digger.')
  await press('Control+Enter')
  const decisions = page.getByRole('list', { name: 'Decisions' })
  await expect(decisions).toContainText('A friendly well digger.')
  await press('Escape')
  await press('k')
  await press('j')
  await press('j')
  await press('j')
  await press('Enter')
  await expect(page).toHaveURL(/admin\/vacancies\?.*only=\d+/)

  await page.goto('/en/admin/newsletter')
  await expect(page.getByRole('button', { name: 'Send a test to me' })).toBeVisible()
  await press('?')
  await expect(help.getByText('show these shortcuts')).toBeVisible()
  await press('Escape')

  await page.goto('/en/admin/settings')
  await readHelp('save the section')
  for (const id of ['operator', 'language', 'links']) {
    await press('j')
    await expect(page.locator(`#${id}`)).toBeFocused()
  }
  await page.getByRole('textbox', { name: 'Telegram' }).focus()
  await press('Control+Enter')
  await expect(page.getByText('Saved').first()).toBeVisible()

  const { data: questions } = await api.call<{ data: { id: number }[] }>(
    'GET',
    '/admin/faq',
    await api.logIn('admin'),
  )
  await page.goto(`/en/admin/content/faq/${questions[0]?.id}`)
  await readHelp('leave the field')
  const answer = page.getByRole('textbox', { name: /^Answer/ }).first()
  await answer.fill('From the well.')
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible()
  // The focus is still in the field, and leaves it to the entry.
  await press('Escape')
  await readHelp('read an earlier version')
  await expect(entries.first()).toBeFocused()
  await press('j')
  await press('j')
  await press('Enter')
  await expect(page.getByText('Differs from the current text')).toBeVisible()
})

test('only the keys that have an effect now are shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'admin')
  await page.goto('/en/admin/audit')
  const keys = page.getByRole('region', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('next, previous')).toBeVisible()
  await page.goto('/en/admin/audit?from=2090-01-01')
  await expect(page.getByText('No entries match')).toBeVisible()
  await expect(keys.getByRole('listitem')).toHaveText(['? show these shortcuts'])
  await page.goto('/en/admin/reports')
  await expect(keys.getByText('undo the last decision')).toBeHidden()
  await keys.getByRole('switch').click()
  await expect(keys.getByRole('listitem')).toHaveCount(0)
})

test('an import source on a person’s page links to its vacancies', async ({ page, api, server }) => {
  const { email, token } = await api.register({
    role: 'boss',
    person_type: 'legal_entity',
    company_name: 'Quadratmeter GmbH',
    contact_name: 'Quinn Quadrat',
  })
  const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  await api.confirm(email, server.dataDir)
  await api.call('POST', '/cabinet/imports', token, { name: 'Square metres' })
  await signIn(page, 'admin')
  await page.goto(`/en/admin/users/${own.id}`)
  await page.getByRole('link', { name: 'Vacancies from this source' }).click()
  await expect(page).toHaveURL(/admin\/vacancies\?source=\d+/)
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await page.getByRole('link', { name: 'Approved' }).click()
  await expect(page).toHaveURL(/source=\d+/)
  await page.getByRole('link', { name: 'Show all vacancies' }).click()
  await expect(page).not.toHaveURL(/source/)
})
