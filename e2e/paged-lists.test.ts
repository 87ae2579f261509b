import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { VACANCY } from './support/api.ts'
import { expect, signIn, test, WEEKLY } from './support/test.ts'

test(
  'the lists of a person and the versions of a text have pages with addresses, and links to what they list',
  WEEKLY,
  async ({ page, api }) => {
    const { token } = await api.register({
      role: 'boss',
      person_type: 'legal_entity',
      company_name: 'Seitenweise GmbH',
      contact_name: 'Paula Blatt',
    })
    const title = `Bookbinder ${Date.now()}`
    const { data: own } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
    await api.call('POST', '/cabinet/vacancies', token, { ...VACANCY, title })
    const report = { type: 'user', id: own.id, reason: 'spam', text: 'Paper only.' }
    await api.call('POST', '/reports', await api.logIn('worker'), report)
    const admin = await api.logIn('admin')
    for (let count = 1; count <= 21; count++) {
      const note = { measure: 'note', reason: `Note number ${count}.` }
      await api.call('POST', `/admin/users/${own.id}/measures`, admin, note)
    }

    await signIn(page, 'admin')
    await page.goto(`/en/admin/users/${own.id}`)
    const decisions = page.getByRole('list', { name: 'Decisions' })
    await expect(decisions.getByRole('listitem')).toHaveCount(20)
    await expectNoAccessibilityDefects(page)
    await page
      .getByRole('navigation', { name: 'Pagination: Decisions' })
      .getByRole('link', { name: '2', exact: true })
      .click()
    await expect(page).toHaveURL(/\?history=2$/)
    await expect(decisions.getByRole('listitem')).toHaveCount(1)
    await expect(page.locator('nav[aria-label="Pagination: Decisions"] [aria-current=page]')).toHaveText([
      '2',
    ])
    await page.reload()
    await expect(decisions).toContainText('Note number 1.')

    await page.getByRole('list', { name: 'Vacancies' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/admin\/vacancies\?.*only=\d+/)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goBack()
    await page.getByRole('list', { name: 'Reports about this person' }).getByRole('link').click()
    await expect(page).toHaveURL(/admin\/reports\?only=\d+/)
    await expect(page.getByRole('article')).toContainText('Paper only.')

    const { data: questions } = await api.call<{ data: { id: number }[] }>('GET', '/admin/faq', admin)
    const id = questions.at(-1)?.id
    for (let count = 1; count <= 20; count++) {
      const text = `Is this question number ${count}?`
      const body = { questions: { en: text, de: text, ru: text, pl: text } }
      await api.call('PATCH', `/admin/faq/${id}`, admin, body)
    }
    await page.goto(`/en/admin/content/faq/${id}`)
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    const restore = (version: number) =>
      page.getByRole('button', { name: `Restore version ${version}`, exact: true })
    await expect(restore(20)).toBeVisible()
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(restore(1)).toBeVisible()
    await expect(restore(20)).toHaveCount(0)
    await expectNoAccessibilityDefects(page)
  },
)

test('the days of the newsletter have pages with addresses', async ({ page }) => {
  // The server of the stories has mailed on no day.
  await page.route(/\/admin\/newsletter\/days/, (route) => {
    const current = Number(new URL(route.request().url()).searchParams.get('page'))
    const counts = { queued: 0, sent: 7, failed: 0, bounced: 0, interrupted: 0 }
    const data = [{ day: current === 1 ? '2026-11-20' : '2026-11-02', ...counts }]
    const links = { first: null, last: null, prev: null, next: null }
    const meta = { current_page: current, last_page: 2, per_page: 14, total: 15, from: 1, to: 1 }
    return route.fulfill({ json: { data, links, meta } })
  })
  await signIn(page, 'admin')
  await page.goto('/en/admin/newsletter')
  await expect(page.getByRole('row', { name: /20 Nov 2026/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('row', { name: /^2 Nov 2026/ })).toBeVisible()
})
