import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './mutants.ts'

test.each(MUTANTS)('the source still has the place of the planted fault “$name”', ({ file, change }) => {
  const code = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
  expect(change(code)).not.toBe(code)
})
