import { expect, it } from 'vitest'
import { correctMailDomain } from './mail-domain.ts'

it.each([
  ['Anna.K@gmial.com', 'Anna.K@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmx.ed', 'anna@gmx.de'],
  ['anna@web.dee', 'anna@web.de'],
  [' anna@hotmial.com ', 'anna@hotmail.com'],
  ['anna@t-onlien.de', 'anna@t-online.de'],
  ['anna@interia.lp', 'anna@interia.pl'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@bakery.con', 'anna@bakery.com'],
])('%s probably means %s', (typed, meant) => {
  expect(correctMailDomain(typed)).toBe(meant)
})

it.each([
  'anna@gmail.com',
  'anna@gmx.de',
  'anna@mail.com',
  'anna@mail.de',
  'anna@vp.pl',
  'anna@ww.pl',
  'anna@uni-leipzig.de',
  'anna@example.com',
  'anna@backhaus.de',
  'anna@ymail.com',
  'anna@gmial',
  'anna',
  '',
])('%s has no suggestion', (typed) => {
  expect(correctMailDomain(typed)).toBeNull()
})
