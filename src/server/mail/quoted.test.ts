import { expect, it } from 'vitest'
import { quotedName, withoutLinks } from './quoted.ts'

// What mail programs make a link of: a scheme, `www.`, or two labels with a dot between (Gmail, Outlook, Apple Mail).
const LINKED = /\w:\/\/|www\.\S|[\p{L}\p{N}]\.\p{L}{2}/iu

it.each([
  'See jobmost-login.example/x',
  'https://evil.example/login and HTTP://EVIL.EXAMPLE',
  'ftp://evil.example',
  'www.evil.example',
  'anna@evil.example',
  'эвил.рф',
  'evil。example',
  'a.bc.de.fg',
])('a text or name for a mail has no link: %s', (text) => {
  expect(withoutLinks(text)).not.toMatch(LINKED)
  expect(withoutLinks(text)).not.toContain('。')
  expect(quotedName(text)).not.toMatch(LINKED)
})

it.each(['I earn 15.50 € today, z.B. at night.', 'At 6.30 a.m. Yes.\nI bake … well.'])(
  'other dots stay: %s',
  (text) => {
    expect(withoutLinks(text)).toBe(text)
  },
)
