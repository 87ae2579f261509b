import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdRequests, releaseRequests } from '#client/platform/first-paint/initial-answers.ts'
import { layOutSkippedCards } from './lay-out-skipped-cards.ts'

let list: HTMLElement
let stop: (() => void) | undefined
const laidOut = () => list.querySelectorAll('[data-laid-out]').length

beforeEach(() => {
  list = document.createElement('ul')
  list.append(...Array.from({ length: 12 }, () => document.createElement('li')))
  document.body.append(list)
})
afterEach(() => {
  releaseRequests()
  stop?.()
  list.remove()
  vi.useRealTimers()
})

test('a hydrated page lays out nothing before the first input, then all cards, a few at a time', async () => {
  holdRequests()
  stop = layOutSkippedCards(list)
  await new Promise(requestAnimationFrame)
  expect(laidOut()).toBe(0)
  dispatchEvent(new PointerEvent('pointerdown'))
  expect(laidOut()).toBe(5)
  await expect.poll(laidOut).toBe(12)
})

function longPage(): HTMLElement {
  const page = document.createElement('div')
  page.style.blockSize = '500vh'
  document.body.append(page)
  return page
}

test('after a jump down a page that is not hydrated yet, nothing waits for a press that it would move away', () => {
  holdRequests()
  const page = longPage()
  scrollTo(0, 2 * innerHeight)
  stop = layOutSkippedCards(list)
  expect(laidOut()).toBe(12)
  page.remove()
})

test('after a jump down the page, all cards are laid out before the next frame', () => {
  holdRequests()
  stop = layOutSkippedCards(list)
  const page = longPage()
  scrollTo(0, 2 * innerHeight)
  dispatchEvent(new PointerEvent('pointermove'))
  expect(laidOut()).toBe(12)
  page.remove()
})

test('without input the cards are laid out after a quiet period', () => {
  holdRequests()
  vi.useFakeTimers()
  stop = layOutSkippedCards(list)
  vi.advanceTimersByTime(4_900)
  expect(laidOut()).toBe(0)
  vi.advanceTimersByTime(200)
  expect(laidOut()).toBeGreaterThan(0)
})

test('a list that replaces a snapshot waits too; once the page has been scrolled, it is laid out at once', () => {
  const snapshot = document.createElement('div')
  snapshot.dataset.snapshot = ''
  document.body.append(snapshot)
  stop = layOutSkippedCards(list)
  expect(laidOut()).toBe(0)
  stop?.()
  performance.mark('scrolled')
  stop = layOutSkippedCards(list)
  expect(laidOut()).toBe(12)
  performance.clearMarks('scrolled')
  snapshot.remove()
})

test('stopping ends the layout of a list, before and after its first cards', async () => {
  holdRequests()
  layOutSkippedCards(list)?.()
  dispatchEvent(new PointerEvent('pointerdown'))
  expect(laidOut()).toBe(0)

  stop = layOutSkippedCards(list)
  dispatchEvent(new PointerEvent('pointerdown'))
  stop?.()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(laidOut()).toBe(5)
})

test('a list rendered later is laid out at once', () => {
  stop = layOutSkippedCards(list)
  expect(laidOut()).toBe(12)
})
