import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { AppRoleError } from './migrate.ts'
import { schemaProblemOf } from './schema-problem.ts'

const PROGRAM = fileURLToPath(new URL('./migrate-program.ts', import.meta.url))
const errorOf = (facts: object) => Object.assign(new Error('permission denied'), facts)

it.each([
  [new AppRoleError('is the same role'), /^DATABASE_URL: its role is the same role$/],
  [errorOf({ code: '42501' }), /^DATABASE_MIGRATION_URL: its role may not migrate \(permission denied; /],
  [errorOf({ code: '28P01' }), /^DATABASE_URL: cannot be used \(28P01\)$/],
  [errorOf({ code: '28P01', isOfOwner: true }), /^DATABASE_MIGRATION_URL: cannot be used \(28P01\)$/],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), /^DATABASE_URL: cannot be used/],
])('%s is said with its variable', (error, words) => {
  expect(schemaProblemOf(error, true)).toMatch(words)
})

it('a defect has no words for an operator', () => {
  expect(schemaProblemOf(errorOf({ code: '42601' }), true)).toBeNull()
})

it('npm run migrate names the variable', async () => {
  const nowhere = 'postgres://app@127.0.0.1:9/jobs'
  const env = { PATH: process.env.PATH, DATABASE_URL: nowhere, DATABASE_MIGRATION_URL: nowhere }
  const { stderr } = await promisify(execFile)(process.execPath, [PROGRAM], { env }).catch((error) => error)
  expect(stderr).toBe('DATABASE_URL: cannot be used (ECONNREFUSED)\n')
})
