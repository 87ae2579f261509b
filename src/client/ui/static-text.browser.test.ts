import { act, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FieldErrorText } from './field-error.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { TextList } from './text-list.tsx'

let place: HTMLElement
let root: Root
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.clearAllMocks()
})

async function renderTexts(node: ReactNode) {
  await act(async () => root.render(node))
  return [...place.querySelectorAll('p, li, span > span')].map(({ textContent }) => textContent)
}

test('equal paragraphs are all shown', async () => {
  const paragraphs = createElement(Paragraphs, { text: 'Same.\n\nOther.\n\n\nSame.' })
  expect(await renderTexts(paragraphs)).toEqual(['Same.', 'Other.', 'Same.'])
  expect(complaints.mock.calls).toEqual([])
})

test('equal items are all shown', async () => {
  const list = createElement(TextList, { heading: 'List', items: ['Same', 'Same'] })
  expect(await renderTexts(list)).toEqual(['Same', 'Same'])
  expect(complaints.mock.calls).toEqual([])
})

test('equal messages are shown once', async () => {
  const error = createElement(FieldErrorText, { id: 'error', message: ['Same', 'Same', 'Other'] })
  expect(await renderTexts(error)).toEqual(['Same', 'Other'])
  expect(complaints.mock.calls).toEqual([])
})
