import { describe, expect, it } from 'vitest'
import type { TimelineItem } from './timeline.ts'
import { indexForKey } from './use-message-focus.ts'

const day: TimelineItem = { type: 'day', key: 'day', iso: '2026-11-21T10:00:00.000Z' }
const message = (key: string) => ({ type: 'message', key }) as TimelineItem
const items = [day, message('a'), message('b'), { ...day, key: 'later' }, message('c')]
const inView = { startIndex: 1, endIndex: 3 }

describe('keyboard navigation in the messages', () => {
  it.each([
    ['up, over the name of a day', 'ArrowUp', 4, 2],
    ['down, over the name of a day', 'ArrowDown', 2, 4],
    ['up from the log: the last in view', 'ArrowUp', -1, 2],
    ['down from the log: the first in view', 'ArrowDown', -1, 1],
    ['to the first one known', 'Home', 4, 1],
    ['to the newest', 'End', 1, 4],
  ])('goes %s', (_what, key, from, to) => {
    expect(indexForKey(key, items, from, inView)).toBe(to)
  })

  it('stays at the first and last message, and ignores other keys', () => {
    expect(indexForKey('ArrowUp', items, 1, inView)).toBe(-1)
    expect(indexForKey('ArrowDown', items, 4, inView)).toBe(-1)
    expect(indexForKey('PageUp', items, 4, inView)).toBeNull()
  })
})
