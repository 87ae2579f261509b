import { expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const press = (key: string, code = '', more = {}) =>
  shortcutOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more })

it('each letter has one action', () => {
  expect([
    press('j'),
    press('K'),
    press('a'),
    press('r'),
    press('x'),
    press('e'),
    press('3'),
    press('0'),
    press('Escape'),
  ]).toEqual(['next', 'previous', 'approve', 'reason', 'check', 'settle', 'text', undefined, undefined])
})

it('a question mark shows the help on every keyboard layout', () => {
  expect(press('?', 'Slash')).toBe('help')
  expect(press('?', 'Minus')).toBe('help')
})

it('works with a Cyrillic layout', () => {
  expect(press('о', 'KeyJ')).toBe('next')
  expect(press('ф', 'KeyA')).toBe('approve')
})

it('uses the letter, not the position of the key, on a French keyboard', () => {
  expect(press('a', 'KeyQ')).toBe('approve')
  expect(press('q', 'KeyA')).toBeUndefined()
})

it('leaves the browser’s own shortcuts alone', () => {
  expect(press('r', 'KeyR', { ctrlKey: true })).toBeUndefined()
  expect(press('a', 'KeyA', { metaKey: true })).toBeUndefined()
})
