import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button, type ButtonProps } from './button.tsx'

let place: HTMLFormElement
let root: Root
const sent = vi.fn((event: Event) => event.preventDefault())
const press = vi.fn()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.createElement('form')
  place.addEventListener('submit', sent)
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.clearAllMocks()
})

async function renderButton(props: ButtonProps): Promise<HTMLButtonElement> {
  await act(async () => root.render(createElement(Button, { onPress: press, ...props }, 'Save')))
  return place.querySelector('button') as HTMLButtonElement
}

test('submits its form only with type submit', async () => {
  ;(await renderButton({})).click()
  expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0])
  ;(await renderButton({ type: 'submit' })).click()
  expect(sent).toHaveBeenCalledOnce()
})

test('ignores presses while pending, and keeps the focus', async () => {
  const button = await renderButton({ type: 'submit' })
  button.focus()
  await renderButton({ type: 'submit', isPending: true })
  button.click()
  expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
  expect(button.ariaDisabled).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('gets the focus when pressed, also in Safari, so that a dialog can return it', async () => {
  let focused: Element | null = null
  const button = await renderButton({ onPress: () => (focused = document.activeElement) })
  button.click()
  expect(focused).toBe(button)
})

test('leaves the focus in the field when Enter submits the form', async () => {
  const button = await renderButton({ type: 'submit' })
  const field = place.appendChild(document.createElement('input'))
  field.focus()
  button.click()
  expect(sent).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(field)
})
