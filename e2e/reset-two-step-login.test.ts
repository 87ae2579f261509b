import { TOTP } from 'otpauth'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { mailsTo } from './support/mails.ts'
import { PASSWORD } from './support/people.ts'
import { expect, logIn, test } from './support/test.ts'

const REASON = 'Identity card seen in a video call'

test('an administrator resets the two-step login of a user who has lost the phone', async ({
  page,
  newPerson,
  server,
  api,
}) => {
  const { email, token } = await api.register({ name: 'Ruth', surname: 'Lostphone' })
  await api.confirm(email, server.dataDir)
  const setup = await api.call<{ data: { secret: string } }>('POST', '/cabinet/second-factor/totp', token, {
    password: PASSWORD,
  })
  const code = new TOTP({ secret: setup.data.secret }).generate()
  await api.call('POST', '/cabinet/second-factor/totp/confirm', token, { code })

  const typePassword = async () => {
    await page.goto('/en/login?next=/en/cabinet/privacy')
    await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await typePassword()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()

  const admin = await newPerson()
  await logIn(admin, 'admin')
  await admin.goto(`/en/admin/users?q=${encodeURIComponent(email)}`)
  await admin.getByRole('link', { name: 'Ruth Lostphone' }).click()
  const open = admin.getByRole('button', { name: 'Reset two-step login' })
  await open.click()
  await expectNoAccessibilityDefects(admin)
  await admin.getByRole('button', { name: 'Remove second step' }).click()
  await expect(admin.getByText('field cannot be empty')).toHaveCount(2)
  await admin.getByRole('textbox', { name: 'How was the person identified?' }).fill(REASON)
  await admin.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await admin.getByRole('button', { name: 'Remove second step' }).click()
  await expect(open).toHaveCount(0)
  await expect(admin.getByRole('list', { name: 'Decisions' }).getByText(REASON)).toBeVisible()
  await expectNoAccessibilityDefects(admin)

  await expect
    .poll(async () => (await mailsTo(server.dataDir, email)).join())
    .toContain('our staff have removed the second login step')
  await expect(api.call('GET', '/cabinet/second-factor', token)).rejects.toThrow('401')
  await typePassword()
  await expect(page).toHaveURL(/^[^?]*\/en\/cabinet\/privacy$/)
})
