import { act, createElement, Fragment, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ListField } from './list-field.tsx'

let place: HTMLElement
let root: Root
const saved: string[][] = []
const items = () => [...place.querySelectorAll('li > span')].map((item) => item.textContent)
const find = <T extends HTMLElement>(selector: string) => place.querySelector(selector) as T

/** A form whose submit button lies below the list: a longer list moves it. */
function Page() {
  const [list, setList] = useState<string[]>([])
  return createElement(
    Fragment,
    null,
    createElement(ListField, {
      label: 'Skills',
      addLabel: 'Add',
      removeLabel: (item) => `Remove: ${item}`,
      itemLabel: 'Skill',
      items: list,
      onChange: setList,
      emptyValueMessage: 'Value cannot be empty',
      findError: (text) => (text.length > 10 ? 'Too long' : null),
    }),
    createElement('button', { id: 'save', type: 'button', onClick: () => saved.push(list) }, 'Save'),
  )
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  saved.length = 0
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(createElement(Page))
  await vi.waitFor(() => expect(find('input')).not.toBeNull())
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

test('a typed text is added by the press of the button below, which takes it although the list grows', async () => {
  await userEvent.fill(find('input'), 'Baking')
  await userEvent.click(find('#save'))
  await vi.waitFor(() => expect(items()).toEqual(['Baking']))
  expect(saved).toEqual([['Baking']])
})

test('a typed text is added when the focus leaves by keyboard', async () => {
  await userEvent.fill(find('input'), 'Baking')
  await userEvent.tab()
  expect(items()).toEqual([])
  await userEvent.tab()
  await vi.waitFor(() => expect(items()).toEqual(['Baking']))
})

test('a text that is too long is neither cut nor added', async () => {
  await userEvent.fill(find('input'), 'Baking of bread')
  await userEvent.keyboard('{Enter}')
  expect(find<HTMLInputElement>('input').value).toBe('Baking of bread')
  expect(items()).toEqual([])
  expect(place.textContent).toContain('Too long')
})
