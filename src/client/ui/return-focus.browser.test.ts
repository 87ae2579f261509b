import { act, createElement, Fragment, type ReactNode, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ReturnFocus } from './return-focus.tsx'
import { useFocusOnRemoval } from './use-focus-on-removal.ts'

let place: HTMLElement
let root: Root
const find = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

type Page = { isOpen: boolean; hasOpener?: boolean; to?: () => HTMLElement | null }

/** A card with the button that opens a dialog; the dialog holds another button. */
async function renderPage({ isOpen, hasOpener = true, to }: Page): Promise<void> {
  const opener = hasOpener && createElement('button', { id: 'opener', type: 'button' })
  const card = createElement('article', { id: 'card', tabIndex: -1 }, createElement('p', null, opener))
  const inside = createElement('button', { id: 'inside', type: 'button' })
  const dialog = isOpen && createElement('dialog', { open: true }, createElement(ReturnFocus, { to }), inside)
  await act(async () => root.render(createElement(Fragment, null, card, dialog)))
}

async function openDialog(page: Omit<Page, 'isOpen'> = {}): Promise<void> {
  await renderPage({ isOpen: false, ...page })
  find('opener').focus()
  await renderPage({ isOpen: true, ...page })
  find('inside').focus()
}

test('a closed dialog returns the focus to its opener', async () => {
  await openDialog()
  await renderPage({ isOpen: false })
  await vi.waitFor(() => expect(focused()).toBe('opener'))
})

test('when the opener was removed, the focus goes to its nearest focusable ancestor', async () => {
  await openDialog()
  await renderPage({ isOpen: false, hasOpener: false })
  await vi.waitFor(() => expect(focused()).toBe('card'))
})

test('a dialog can set another target of the focus', async () => {
  const to = () => find('card')
  await openDialog({ to })
  await renderPage({ isOpen: false, to })
  await vi.waitFor(() => expect(focused()).toBe('card'))
})

function Item({ id }: { id: string }) {
  const ref = useRef<HTMLLIElement>(null)
  useFocusOnRemoval(ref)
  return createElement('li', { id, ref, tabIndex: -1 })
}

test('the focus of a removed item moves to its list; without the focus nothing moves', async () => {
  const list = async (ids: string[]) => {
    const items = ids.map((id) => createElement(Item, { key: id, id }))
    await act(async () => root.render(createElement('ul', { id: 'list', tabIndex: -1 }, items)))
  }
  await list(['first', 'second', 'third'])
  find('second').focus()
  await list(['second', 'third'])
  expect(focused()).toBe('second')
  await list(['third'])
  expect(focused()).toBe('list')
})

test('a removed button gives the focus to the nearest part of the page that stays, unless something else has taken it', async () => {
  const show = async (...content: ReactNode[]) =>
    act(async () =>
      root.render(createElement('section', { id: 'part' }, createElement('ul', null, ...content))),
    )
  const button = createElement('li', { key: 'item' }, createElement(Button, null, 'Log out'))
  const press = () => document.querySelector('button')?.focus()
  await show(button)
  press()
  await show()
  expect(focused()).toBe('part')

  await show(button)
  press()
  await show(createElement('input', { key: 'input', id: 'input', autoFocus: true }))
  expect(focused()).toBe('input')
})
