import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Words = { title: string; description: string }

/** Opens the form of a new vacancy, fills it in as an employer does, and sends it to moderation. */
export async function postVacancy(page: Page, vacancy: Words): Promise<void> {
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  await fillVacancy(page, vacancy)
}

/** Fills in the open form of a new vacancy, and sends it to moderation. */
export async function fillVacancy(page: Page, vacancy: Words): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name' }).fill('Family Weber')
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Ina Weber')
  await fillJob(page, vacancy.title)
  await page.getByRole('textbox', { name: 'Description' }).fill(vacancy.description)
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('Moderated by admin').first()).toBeVisible()
}

/** Fills in what a vacancy needs, but for its description and what comes from the account. */
export async function fillJob(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await choose(page, 'Rubric', 'Childcare')
  await choose(page, 'City', 'Munich')
  await page.getByRole('combobox', { name: 'Employment' }).selectOption('part_time')
  await page.getByRole('combobox', { name: 'German, at least' }).selectOption('none')
  await page.getByText('Per hour', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).first().fill('16')
}

/** Chooses a suggestion of a field by what it begins with. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}
