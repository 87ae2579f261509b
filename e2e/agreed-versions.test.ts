import { PASSWORD } from './support/people.ts'
import type { Server } from './support/server.ts'
import { test as base, expect, ownServer, signInAs } from './support/test.ts'

// A server of its own: others read the text that this story replaces.
const test = base.extend<object, { server: Server }>({
  server: ownServer(),
})

test('a user reads the version of the privacy policy that they agreed to, after it has changed', async ({
  page,
  api,
}) => {
  const { email } = await api.register()
  const admin = await api.logIn('admin')
  const { data: pages } = await api.call<{ data: { id: number; form: { slug: string } }[] }>(
    'GET',
    '/admin/pages?per_page=100',
    admin,
  )
  const { id } = pages.find(({ form }) => form.slug === 'privacy-policy')!
  const change = { bodies: { en: 'A text that nobody has agreed to yet.' } }
  const { data: changed } = await api.call<{ data: { version: number } }>(
    'PATCH',
    `/admin/pages/${id}`,
    admin,
    change,
  )
  await api.call('POST', `/admin/pages/${id}/in-force`, admin, {
    version: changed.version,
    password: PASSWORD,
  })

  await signInAs(page, email)
  await page.goto('/en/cabinet/privacy')
  await expect(
    page.getByText(`The text has changed since then: version ${changed.version} is below.`),
  ).toBeVisible()
  const policy = page.getByRole('region', { name: 'Privacy policy' })
  await policy.getByRole('link', { name: `version ${changed.version - 1}` }).click()
  await expect(page).toHaveURL(new RegExp(`/en/page/privacy-policy/${changed.version - 1}$`))
  const main = page.getByRole('main')
  await expect(main.getByText('GDPR').first()).toBeVisible()
  await expect(main.getByText(`version ${changed.version - 1}`)).toBeVisible()
  await expect(main.getByText('This is an earlier version.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the version that applies now' }).click()
  await expect(main.getByText('A text that nobody has agreed to yet.')).toBeVisible()
  await expect(main.getByText('This is an earlier version.')).toHaveCount(0)
})

test('the version of the terms that was accepted at the registration is shown and can be read', async ({
  page,
  api,
}) => {
  const { email } = await api.register()
  await signInAs(page, email)
  await page.goto('/en/cabinet/privacy')
  const terms = page.getByRole('region', { name: 'Terms of use' })
  await expect(terms.getByText(/You accepted version \d+ on/)).toBeVisible()
  await terms.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/page\/terms\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
})
