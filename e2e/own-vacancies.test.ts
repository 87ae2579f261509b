import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { PASSWORD, PEOPLE } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Of the demo employer's vacancies this one was confirmed 15 days ago.
const TITLE = 'Baker for the night shift (m/f/d)'

test('an employer is asked whether a vacancy still stands, and one press answers', async ({
  page,
  api,
  newPerson,
}) => {
  const own = async () =>
    (await api.call<{ data: Vacancy[] }>('GET', '/cabinet/vacancies', await api.logIn('boss'))).data.find(
      ({ title }) => title === TITLE,
    )
  const before = await own()
  expect(before?.asked_at).not.toBeNull()

  // As from a mail, on a browser that nobody is signed in on.
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(PEOPLE.boss)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: TITLE })
  await expect(card.getByText('Is this job still open?')).toBeVisible()
  await expect(page.getByText('Is this job still open?')).toHaveCount(1)
  await expect(card.getByText(/^If you do not answer, it will be paused on \d+ \w+ \d+\.$/)).toBeVisible()

  const answer = card.getByRole('button', { name: `Still open: ${TITLE}` })
  await page.context().setOffline(true)
  await answer.click()
  await expect(card.getByRole('alert')).toContainText('No connection')
  await expect(answer).toBeVisible()
  await page.context().setOffline(false)
  await answer.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you: it stays public')).toBeVisible()
  await expect(card.getByText('Is this job still open?')).toHaveCount(0)
  await expect(card.getByRole('alert')).toHaveCount(0)
  await expect(card).toBeFocused()
  expect(await own()).toMatchObject({ asked_at: null, expires_at: before?.expires_at })

  const seeker = await newPerson()
  await seeker.goto(`/en/jobs?q=${encodeURIComponent('Baker for the night shift')}`)
  const shown = seeker.getByRole('article').filter({ hasText: TITLE })
  await expect(shown.getByText(/confirmed (this minute|1 minute ago)/)).toBeVisible()
})
