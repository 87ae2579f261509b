import { act, createElement, Fragment } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { useScrollToBid } from './use-scroll-to-bid.ts'

let place: HTMLElement
let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  location.hash = '#bid-7'
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  history.replaceState(null, '', location.pathname + location.search)
})

function Page({ ids, isCurrent }: { ids: number[]; isCurrent: boolean }) {
  const isGone = useScrollToBid(
    ids.map((id) => ({ id }) as ReceivedBid),
    isCurrent,
  )
  const cards = ids.map((id) => createElement('article', { id: `bid-${id}`, key: id, tabIndex: -1 }))
  return createElement(Fragment, null, ...cards, isGone && createElement('p', null, 'gone'))
}

const show = (ids: number[], isCurrent: boolean) =>
  act(async () => root.render(createElement(Page, { ids, isCurrent })))

test('a bid that the stored list lacks has the focus once the new list is there', async () => {
  await show([3], false)
  expect([document.activeElement?.id, place.textContent]).toEqual(['', ''])
  await show([3, 7], true)
  expect([document.activeElement?.id, place.textContent]).toEqual(['bid-7', ''])
})

test('another bid that a notification leads to has the focus, too', async () => {
  await show([3, 7], true)
  history.replaceState(null, '', '#bid-3')
  await show([3, 7], true)
  expect(document.activeElement?.id).toBe('bid-3')
})

test('a bid that the new list lacks is said to be gone', async () => {
  await show([3], false)
  await show([3], true)
  expect(place.textContent).toBe('gone')
  history.replaceState(null, '', location.pathname + location.search)
  await show([3], true)
  expect(place.textContent).toBe('')
})
