import { expect, signInAs, test } from './support/test.ts'

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
  for (const device of await devices.all())
    await expect(device).toContainText(/Last used .*, logged in on \d/)
  await page.getByRole('button', { name: 'Log out of all other devices' }).click()
  await expect(devices).toHaveCount(1)
  await lost.goto('/en/cabinet/security')
  await expect(lost).toHaveURL(/\/en\/login/)
  await expect(lost.getByText('You logged this device out, here or from another device.')).toBeVisible()
})
