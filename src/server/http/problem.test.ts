import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '#shared/contract/error-codes.ts'

const SERVER = resolve(import.meta.dirname, '..')

// The types already check that each thrown code is listed and has a text in every language.
test('every listed error code is thrown somewhere', () => {
  const source = readdirSync(SERVER, { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) => /(?<!\.test)\.ts$/.test(name) && !/\/(?:texts|testing)$/.test(parentPath),
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n')
  expect(Object.keys(ERROR_CODES).filter((code) => !source.includes(`'${code}'`))).toEqual([])
})
