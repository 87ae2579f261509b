import { act, createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MoneyField } from './money-field.tsx'

function Page() {
  const [value, setValue] = useState<number | null>(1)
  return createElement(MoneyField, {
    label: 'People',
    wrongMessage: 'A whole number from 1 to 99',
    value,
    onChange: setValue,
    max: 99,
    isWhole: true,
  })
}

test.each([
  ['150', true],
  ['2.5', true],
  ['a few', true],
  ['99', false],
])('the text “%s” stays as typed, and is wrong: %s', async (typed, isWrong) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(createElement(Page))
  await vi.waitFor(() => expect(place.querySelector('input')).not.toBeNull())
  await userEvent.fill(place.querySelector('input') as HTMLInputElement, typed)
  expect(place.querySelector('input')?.value).toBe(typed)
  expect(place.querySelector('[data-wrong]') !== null).toBe(isWrong)
  expect(place.textContent?.includes('A whole number')).toBe(isWrong)
  await act(async () => root.unmount())
  place.remove()
})
