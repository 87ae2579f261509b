import { act, createElement, useCallback, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInView } from './use-in-view.ts'

let place: HTMLElement
let root: Root
const seen: number[] = []

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  seen.length = 0
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

function Card({ id }: { id: number }) {
  const ref = useRef<HTMLDivElement>(null)
  const onSeen = useCallback(() => seen.push(id), [id])
  useInView(ref, onSeen)
  return createElement('div', { id: `card-${id}`, ref, style: { blockSize: '60vh' } })
}

test('a card is seen once it comes into view, and once only', async () => {
  await act(async () => root.render([1, 2, 3].map((id) => createElement(Card, { id, key: id }))))
  await vi.waitFor(() => expect(seen.toSorted()).toEqual([1, 2]))
  document.getElementById('card-3')?.scrollIntoView({ behavior: 'instant' })
  await vi.waitFor(() => expect(seen.toSorted()).toEqual([1, 2, 3]))
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('card-3')?.scrollIntoView({ behavior: 'instant' })
  expect(seen.toSorted()).toEqual([1, 2, 3])
})
