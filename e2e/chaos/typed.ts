import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { storedItems } from '../support/test.ts'
import type { Form, Write } from './plan.ts'
import type { Stage } from './stage.ts'

/** Where a form is. */
export function placeOf(
  { jobs, room }: Stage,
  form: Form,
): { address: string; field: string; button: string } {
  if (form === 'message') return { address: `/en/chat/room/${room}`, field: 'Message', button: 'Send' }
  if (form === 'about') return { address: '/en/cabinet/worker/about', field: 'About me', button: 'Save' }
  const job = jobs[Number(form.slice('bid-'.length))]
  return { address: `/en/jobs/item/${job?.slug}`, field: 'Your bid', button: 'Place bid' }
}

/** Opens a form and replaces its text. What was typed before must be there until then. */
export async function fillIn(stage: Stage, page: Page, form: Form, text: string): Promise<void> {
  const { meant, outcome } = stage
  const { address, field } = placeOf(stage, form)
  await page.goto(address)
  const box = page.getByRole('textbox', { name: field })
  const before = meant.typed.get(form)
  if (before && (await isGone(stage, page, box, before)))
    outcome.violations.push(`lost: “${before.text}” in ${form}, before “${text}” was typed`)
  await box.fill(text)
  meant.typed.delete(form)
  stage.unsent = text
  if (form === 'about') meant.abouts.add(text)
  else meant.tried.add(text)
}

/** Presses the button of the open form. */
export const press = (stage: Stage, page: Page, form: Form): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: placeOf(stage, form).button, exact: true })
    .click({ noWaitAfter: true })

type TypedStep = Extract<Write, { does: 'type' | 'cut' }>

/**
 * Types into a form, and leaves it there or kills the browser while it is sent.
 * @returns false when there is nothing to check: the form is gone, or the device stores nothing
 */
export async function typeOnly(stage: Stage, page: Page, step: TypedStep): Promise<boolean> {
  const { form, text } = step
  const { meant, person, isFull } = stage
  if (isFull || [...meant.bids.keys()].some((job) => form === `bid-${job}`)) return false
  await fillIn(stage, page, form, text)
  if (await isLost(stage, page)) throw new Error('the text is not stored')
  const isPressed = step.does === 'cut'
  if (step.does === 'cut') {
    if (form === 'about') meant.about.push(text)
    await press(stage, page, form)
    await wait(step.afterMs)
    await person.kill()
  }
  meant.typed.set(form, { text, isPressed })
  return true
}

/**
 * Whether the text that was typed last is neither on the device nor at the server. On a full device it may be on the screen
 * alone, which says so.
 */
export async function isLost({ faults, unsent, isFull }: Stage, page: Page): Promise<boolean> {
  if (unsent === null) return false
  const isThere = async () =>
    (await storedItems(page)).some(({ json }) => json.includes(unsent)) ||
    faults.log.some(
      ({ method, status, body }) => method !== 'GET' && status < 300 && body.includes(unsent),
    ) ||
    (isFull && (await textsOn(page)).some((text) => text.includes(unsent)))
  return expect
    .poll(isThere)
    .toBe(true)
    .then(
      () => false,
      () => true,
    )
}

/** Whether a text that was typed into a form is not in it again. One that was pressed may be on its way or at the server. */
async function isGone(
  stage: Stage,
  page: Page,
  box: Locator,
  { text, isPressed }: { text: string; isPressed: boolean },
): Promise<boolean> {
  if (isPressed) return isLost({ ...stage, unsent: text }, page)
  return expect(box)
    .toHaveValue(text)
    .then(
      () => false,
      () => true,
    )
}

async function textsOn(page: Page): Promise<string[]> {
  const fields = await page.getByRole('textbox').all()
  return [
    await page.getByRole('main').innerText(),
    ...(await Promise.all(fields.map((one) => one.inputValue()))),
  ]
}

/** The texts that were typed and are neither in their form again nor, if their button was pressed, at the server. */
export async function findLost(stage: Stage, arrived: readonly (string | null)[]): Promise<string[]> {
  const lost: string[] = []
  for (const [form, { text, isPressed }] of stage.meant.typed) {
    if (isPressed && arrived.includes(text)) continue
    const { address, field } = placeOf(stage, form)
    const page = await stage.person.tab()
    await page.goto(address)
    const shown = page.getByRole('textbox', { name: field })
    await expect(shown)
      .toHaveValue(text)
      .catch(async () => lost.push(`lost: “${text}” in ${form}`))
  }
  return lost
}
