import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ImportSourceFormSchema } from './imports.ts'

const issuesOf = (url: string | null, name = 'Bread') =>
  z
    .safeParse(ImportSourceFormSchema, { name, url })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

it('a wrong address of a feed is named beside the other errors', () => {
  expect(issuesOf('http://jobs.example/feed.xml', '')).toEqual([
    ['name', 'empty'],
    ['url', 'feed_address'],
  ])
})

it.each([
  'jobs.example/feed.xml',
  'ftp://jobs.example/x',
  'https://jobs.example:8443/x',
  'https://a:b@jobs.example/x',
  'https://jobs example/x',
  'https://jobs.example/a\tb',
])('a feed is not at %s', (url) => {
  expect(issuesOf(url)).toEqual([['url', 'feed_address']])
})

it.each([
  null,
  '',
  ' https://jobs.example/feed.xml ',
  'https://jobs.example:443/x?a=1',
  'https://jobs.example/our jobs.csv?q=a b',
])('a feed may be at %s', (url) => {
  expect(issuesOf(url)).toEqual([])
})
