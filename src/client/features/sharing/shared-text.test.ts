import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIMITS } from '#shared/contract/limits.ts'
import { findOwnPath, searchWords, sharedText } from './shared-text.ts'

const SITE = 'https://jobs.example'

it('joins the fields, each part once', () => {
  expect(
    sharedText({ title: 'Nurse', text: 'Nurse in Leipzig https://a.example/1', url: 'https://a.example/1' }),
  ).toBe('Nurse in Leipzig https://a.example/1')
  expect(sharedText({ title: ' Nurse ', url: 'https://a.example/1' })).toBe('Nurse\nhttps://a.example/1')
  expect(sharedText({ text: 'Nurse', title: 'Nurse' })).toBe('Nurse')
  expect(sharedText({})).toBe('')
})

it('loses no word of what was shared', () => {
  const field = fc.option(fc.string(), { nil: undefined })
  fc.assert(
    fc.property(fc.record({ title: field, text: field, url: field }), ({ title, text, url }) => {
      const given = {
        ...(title !== undefined && { title }),
        ...(text !== undefined && { text }),
        ...(url !== undefined && { url }),
      }
      const joined = sharedText(given)
      for (const part of [title, text, url]) expect(joined).toContain((part ?? '').trim())
    }),
  )
})

it('reads the text of a link to the installed app', () => {
  expect(sharedText({ text: 'web+jobmost:Nurse%20Leipzig' })).toBe('Nurse Leipzig')
  expect(sharedText({ text: 'WEB+JOBMOST://100%' })).toBe('100%')
  expect(sharedText({ text: `web+jobmost:${encodeURIComponent(`${SITE}/en/jobs`)}` })).toBe(`${SITE}/en/jobs`)
})

it('searches for the words without addresses', () => {
  expect(searchWords('Nurse  in\nLeipzig https://a.example/1?x=y')).toBe('Nurse in Leipzig')
  expect(searchWords('https://a.example')).toBe('')
  expect(searchWords('a '.repeat(500)).length).toBeLessThanOrEqual(LIMITS.keyword)
  const words = 'a'.repeat(LIMITS.keyword - 1)
  expect(searchWords(`${words}😀`)).toBe(words)
})

it('finds the first address of this site only', () => {
  expect(findOwnPath(`look: ${SITE}/en/jobs/item/nurse-1?x=1#pay`, SITE)).toBe(
    '/en/jobs/item/nurse-1?x=1#pay',
  )
  expect(findOwnPath(`https://evil.example/ ${SITE}/en`, SITE)).toBe('/en')
  expect(findOwnPath(`https://jobs.example.evil.example/en ${SITE}@evil.example/`, SITE)).toBeNull()
  expect(findOwnPath('https://', SITE)).toBeNull()
  // A path that begins with two slashes is an address of another host.
  expect(findOwnPath(`${SITE}//evil.example/login`, SITE)).toBeNull()
  expect(findOwnPath(`${SITE}/\\evil.example/login`, SITE)).toBeNull()
})
