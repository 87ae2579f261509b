import { createElement, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComboBox } from './combo-box.tsx'
import { Form } from './form.tsx'

let place: HTMLDivElement
let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  root.unmount()
  place.remove()
  sent.mockClear()
})

// More than a list shows at once.
const cities = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, name: `City ${index}` }))

const sent = vi.fn()

function CityForm({ onChosen, items = cities }: { onChosen?: () => void; items?: typeof cities }) {
  const [city, setCity] = useState<string | null>(null)
  return createElement(
    Form,
    {
      onSubmit: (event) => {
        event.preventDefault()
        sent()
      },
    },
    createElement(ComboBox, {
      label: 'City',
      items,
      selectedKey: city,
      onSelectionChange: (key) => {
        setCity(key)
        onChosen?.()
      },
      emptyText: 'None',
      chooseText: 'Choose one',
    }),
    createElement('input', { 'aria-label': 'Next' }),
    createElement('button', { type: 'submit' }, 'Send'),
    createElement('output', null, city ?? 'none'),
  )
}

const shown = () => [
  place.querySelector<HTMLInputElement>('input[role="combobox"]')?.value,
  place.querySelector('output')?.textContent,
]

async function chooseCity(name: string) {
  root.render(createElement(CityForm))
  await expect.poll(() => place.querySelector('input[role="combobox"]')).not.toBeNull()
  await userEvent.click(place.querySelector('input[role="combobox"]') as Element)
  await userEvent.keyboard(name)
  const option = () =>
    [...document.querySelectorAll('[role="option"]')].find(({ textContent }) => textContent === name)
  await expect.poll(option).toBeTruthy()
  await userEvent.click(option() as Element)
  await expect.poll(shown).toEqual([name, name.slice('City '.length)])
}

test('an item that is not among the first of the list stays chosen when the focus moves on', async () => {
  await chooseCity('City 150')
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Next')
  expect(shown()).toEqual(['City 150', '150'])
})

test('text that fits no item stays with an error, takes the choice away and holds the form back', async () => {
  await chooseCity('City 150')
  await userEvent.keyboard('xyz')
  await userEvent.tab()
  await expect.poll(shown).toEqual(['City 150xyz', 'none'])
  await expect.poll(() => place.textContent).toContain('None')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.click(place.querySelector('button[type="submit"]') as Element)
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(place.querySelector('input[role="combobox"]') as Element)
  // Closes the list, which may cover the button.
  await userEvent.tab()
  await userEvent.click(place.querySelector('button[type="submit"]') as Element)
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(place.textContent).not.toContain('None')
})

test('text that begins several names asks for a choice and is taken once it is a whole name', async () => {
  await chooseCity('City 150')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await userEvent.tab()
  await expect.poll(shown).toEqual(['City ', 'none'])
  await expect.poll(() => place.textContent).toContain('Choose one')
  await userEvent.click(place.querySelector('input[role="combobox"]') as Element)
  await userEvent.keyboard('{End}7')
  await userEvent.tab()
  await expect.poll(shown).toEqual(['City 7', '7'])
  expect(place.textContent).not.toContain('Choose one')
})

test('a name typed before the list was loaded is chosen when the list arrives', async () => {
  root.render(createElement(CityForm, { items: [] }))
  await expect.poll(() => place.querySelector('input[role="combobox"]')).not.toBeNull()
  await userEvent.click(place.querySelector('input[role="combobox"]') as Element)
  await userEvent.keyboard('city 150')
  await userEvent.tab()
  await expect.poll(() => place.textContent).toContain('None')
  root.render(createElement(CityForm))
  await expect.poll(shown).toEqual(['City 150', '150'])
})

test('emptying the field takes the choice away', async () => {
  await chooseCity('City 150')
  await userEvent.clear(place.querySelector('input[role="combobox"]') as Element)
  await expect.poll(shown).toEqual(['', 'none'])
})

test('a press on the field opens the whole list', async () => {
  root.render(createElement(CityForm))
  await expect.poll(() => place.querySelector('input[role="combobox"]')).not.toBeNull()
  const input = place.querySelector('input[role="combobox"]') as HTMLElement
  const opened = vi.fn()
  new MutationObserver(() => opened(input.getAttribute('aria-expanded'))).observe(input, { attributes: true })
  // Not at its middle: React Aria treats a touch exactly there as the click of a screen reader.
  await userEvent.click(input, { position: { x: 4, y: 4 } })
  await expect.poll(() => opened.mock.calls.flat()).toContain('true')
})

test('scrolling while a whole name stands in the field chooses nothing and keeps the list; Enter chooses that name', async () => {
  root.render(createElement(CityForm))
  await expect.poll(() => place.querySelector('input[role="combobox"]')).not.toBeNull()
  await userEvent.click(place.querySelector('input[role="combobox"]') as Element)
  await userEvent.keyboard('City 150')
  const options = () => document.querySelectorAll('[role="option"]').length
  await expect.poll(options).toBe(1)
  place.style.height = '300vh'
  const scrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  scrollTo(0, 10)
  await scrolled
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  expect(shown()).toEqual(['City 150', 'none'])
  await expect.poll(options).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(['City 150', '150'])
})

test('the list stays closed when the page scrolls at the moment of the choice', async () => {
  root.render(
    createElement(CityForm, {
      onChosen: () => document.dispatchEvent(new Event('scroll', { bubbles: true })),
    }),
  )
  await expect.poll(() => place.querySelector('input[role="combobox"]')).not.toBeNull()
  await userEvent.click(place.querySelector('input[role="combobox"]') as Element)
  await userEvent.keyboard('City 150')
  const options = () => document.querySelectorAll('[role="option"]').length
  await expect.poll(options).toBe(1)
  await userEvent.click(document.querySelector('[role="option"]') as Element)
  await expect.poll(() => [...shown(), options()]).toEqual(['City 150', '150', 0])
})
