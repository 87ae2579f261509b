import type { Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { mailsTo, mailTo } from './support/mails.ts'
import { PASSWORD } from './support/people.ts'
import { expect, signInAs, test } from './support/test.ts'

test('a new e-mail address counts once its link is opened, and both addresses are told', async ({
  page,
  api,
  server,
}) => {
  const email = await openSecurity(page, api, server)
  const next = `new-${email}`
  const section = page.getByRole('region', { name: 'E-mail address' })
  await section.getByRole('textbox', { name: 'New e-mail address' }).fill(next)
  await section.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Change e-mail address' }).click()
  await expect(section.getByText(`Until you open it, ${email} remains your address.`)).toBeVisible()
  const lastTo = async (address: string) => (await mailsTo(server.dataDir, address)).at(-1)
  await expect.poll(() => lastTo(email)).toContain('asked to change the e-mail address')

  const [link = ''] = /\/en\/confirm-email#token=\S+/.exec(await mailTo(server.dataDir, next)) ?? []
  await page.goto(link)
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible()
  await page.goto('/en/cabinet/security')
  await expect(section.getByText(`Your e-mail address is ${next}`)).toBeVisible()
  for (const address of [email, next])
    await expect.poll(() => lastTo(address)).toContain('Your account now has a new e-mail address')
})

test('a new phone number counts once the link in the owner’s mail is opened; a change can be cancelled before', async ({
  page,
  api,
  server,
}) => {
  const email = await openSecurity(page, api, server)
  const section = page.getByRole('region', { name: 'Phone number' })
  const before = (await section.getByText(/^Your phone number is \+49/).textContent()) ?? ''
  await expect(section.getByText(`We will send a link to ${email}.`)).toBeVisible()
  const change = async (number: string) => {
    await section.getByRole('textbox', { name: 'New phone number' }).fill(number)
    await section.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await section.getByRole('button', { name: 'Change phone number' }).click()
    await expect(section.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  }
  await change('0160 5550101')
  await section.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(section.getByText(`We will send a link to ${email}.`)).toBeVisible()
  await change('0160 5550102')
  await expect(section.getByText(before)).toBeVisible()
  const lastMail = async () => (await mailsTo(server.dataDir, email)).at(-1) ?? ''
  await expect.poll(lastMail).toContain('The new one ends in 02.')

  const [link = ''] = /\/en\/confirm-email#token=\S+/.exec(await lastMail()) ?? []
  await page.goto(link)
  await expect(page.getByText('Your new phone number is confirmed')).toBeVisible()
  await expect(page.getByText('It ends in 02.')).toBeVisible()
  await page.goto('/en/cabinet/security')
  await expect(section.getByText(/^Your phone number is \+49.160.5550102$/)).toBeVisible()
  await expect.poll(lastMail).toContain('The phone number of your account was changed.')
})

test('a new password cancels a change of address that is not confirmed, and says so; its link leads to Security', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  // The dead link.
  expectedErrors.push(/422 .*\/auth\/confirm-email/)
  const email = await openSecurity(page, api, server)
  const address = page.getByRole('region', { name: 'E-mail address' })
  await address.getByRole('textbox', { name: 'New e-mail address' }).fill(`never-${email}`)
  await address.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await address.getByRole('button', { name: 'Change e-mail address' }).click()
  await expect(address.getByText(`Until you open it, ${email} remains your address.`)).toBeVisible()
  const [link = ''] =
    /\/en\/confirm-email#token=\S+/.exec(await mailTo(server.dataDir, `never-${email}`)) ?? []

  const password = page.getByRole('region', { name: 'Change password' })
  await password.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
  await password.getByRole('textbox', { name: 'New password' }).fill(`${PASSWORD}-new`)
  await password.getByRole('textbox', { name: 'Confirm password' }).fill(`${PASSWORD}-new`)
  await password.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText(/^Saved\. Your pending change of e-mail or phone was cancelled\./),
  ).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Security' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
})

test('a device is logged out from another one, which lists both with their last use; the first says why', async ({
  page,
  api,
  newPerson,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/)
  const { email } = await api.register()
  const lost = await newPerson()
  await signInAs(lost, email)
  await signInAs(page, email)
  await page.goto('/en/cabinet/security')
  const devices = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem')
  // That of the registration too.
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('this device')
  for (const device of await devices.all()) {
    await expect(device).toContainText(/Last used .*, logged in on \d/)
    // On paper it is a date.
    await expect(device.locator('time[data-date]')).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Log out of all other devices' }).click()
  await expect(devices).toHaveCount(1)
  await lost.goto('/en/cabinet/security')
  await expect(lost).toHaveURL(/\/en\/login/)
  await expect(lost.getByText('You logged this device out, here or from another device.')).toBeVisible()
})

/** Opens “Security” as a new person with a confirmed address, and returns the address. */
async function openSecurity(page: Page, api: Api, { dataDir }: { dataDir: string }): Promise<string> {
  const { email } = await api.register()
  await api.confirm(email, dataDir)
  await signInAs(page, email)
  await page.goto('/en/cabinet/security')
  return email
}
