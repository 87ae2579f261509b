import { expect, it } from 'vitest'
import { hasRight } from './staff-rights.ts'

it('each role of staff has only its own rights, and nobody has one without a role', () => {
  expect(hasRight('moderator', 'moderation')).toBe(true)
  expect(hasRight('moderator', 'content')).toBe(false)
  expect(hasRight('moderator', 'staff')).toBe(false)
  expect(hasRight('editor', 'content')).toBe(true)
  expect(hasRight('editor', 'moderation')).toBe(false)
  expect(hasRight('editor', 'people')).toBe(false)
  expect(hasRight('administrator', 'staff')).toBe(true)
  expect(hasRight(null, 'content')).toBe(false)
})
