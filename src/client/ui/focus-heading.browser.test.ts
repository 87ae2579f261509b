import { beforeEach, expect, test } from 'vitest'
import { focusHeading } from './focus-heading.ts'

const dialog = '<section role="dialog"><input id="field"></section>'
const render = (inside: string) => {
  document.body.innerHTML = `<main><h1 id="heading">Jobs</h1></main>${inside}`
  document.getElementById('field')?.focus()
  focusHeading()
  return document.activeElement?.id
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test('a new page has the focus on its heading', () => {
  expect(render('<input id="field">')).toBe('heading')
})

test('a dialog that the user has opened meanwhile keeps the focus', () => {
  expect(render(dialog)).toBe('field')
})

test('a dialog that closes does not', () => {
  expect(render(`<div data-exiting="true">${dialog}</div>`)).toBe('heading')
})
