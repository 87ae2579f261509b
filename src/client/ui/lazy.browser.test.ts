import { createElement, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

/** Renders a component whose chunk cannot be loaded the first times. */
function render(failures: number) {
  const seen = { loads: 0, errors: 0 }
  const Part = lazy(async () => {
    seen.loads += 1
    if (seen.loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => 'loaded' }
  })
  const place = document.createElement('div')
  const onUncaughtError = () => {
    seen.errors += 1
  }
  createRoot(place, { onUncaughtError }).render(
    createElement(Suspense, { fallback: 'waiting' }, createElement(Part)),
  )
  return { place, seen }
}

test('a chunk that cannot be loaded at first is loaded later, and its place is held meanwhile', async () => {
  const { place, seen } = render(2)
  await vi.waitFor(() => expect(place.textContent).toBe('waiting'))
  await vi.waitFor(() => expect(place.textContent).toBe('loaded'), { timeout: 8000 })
  expect(seen).toEqual({ loads: 3, errors: 0 })
})

test('a chunk that stays away is an error', async () => {
  const { seen } = render(9)
  await vi.waitFor(() => expect(seen).toEqual({ loads: 3, errors: 1 }), { timeout: 8000 })
})
